// SPDX-License-Identifier: Apache-2.0
// Written by make-guess-tables.py.

/// What it costs that a letter follows another, by language. A language begins with "= name script scalars": the scalars of its letters
/// beyond a to z in lower case. The classes of letters are: none (an edge of a word), a to z where the script is "latin" or all of these
/// as one where it is "other", and the language's letters. A word holds a former class's costs for all latter classes, but for a to z of
/// "latin" those of the language's letters alone. A cost is one character: fifths of a bit from "#" on, without the backslash.
let letterPairs: StaticString = """
    = en latin E9 E8 EF F1 F6 FC E2 E7
    63::<?;?:6FH>:?8;Q=61CG8[@Zjkkkjjjk kkjjkkkj gkkkjjkk djkkkkkk hjkkkjkk kkkjkkkk djkkjhkk hjkkiikk hjkkjjjk jjkjkkkk fkkkbekk
    bkkkhjkj gjkkjjkk fjkkjijk ijkkkkki jkkjkkkk gjkkkkjk jkkkkkkk gjkkjjkj hjkkkjkk ikkkkjkk hkkjkkkk hkkkjkkk kkkkkjkk kkjkkkkk
    kjkkkjkk djkkkckk )?@>?6N?SCGW;6=BCZ76:KFZGYKhhhhhhRh 4GE7EDO9JGZT943GP@-0@M:PZPR^^^^^^^^ 2<I7:<CHB@RMCD@?HT>8<F)HRHTUUUUUUUU
    ;*RNL5PPJ?RULOH)P]IIFDTP[P]^^^^^^^^ 2GAD6DDB;HZ@774G=]/:4NDBZD7^^^^Q^^^ 5G6:?9NB5IOP2L3IL^-9>OJR]ML````````
    )CM8H@LCBDVQC>:CLXED,JPLVLXYYYYYYYY 9)PLK:NNIBYSJMG)OZHGEDROYOZ]]]]]]]]
    = fr latin E0 E2 E6 E7 E9 E8 EA EB EE EF F4 153 F9 FB FC FF
    76A726>DE>?T4:>?5<>7;=>TZLZ@^lLBaNlcli_klll eklTWgi`MXilklkl eKlj>UPl_li_k`hl e_ljCJblklLTklll ejlj8LilalflkWkl ekl[^gilkiklkjll
    e[lj<NMljljek]fl eQlj8FSlcljlkkdl eKlh8BZlklE^kkil eklhFBhlklklklll =kljKfilkljlklgl egliFbilklggkidl IZljAIglkl]lkhll
    e]lj<H@lkldgkdhl ejlK@X[lileekkll ekljX^g]Y[klIQll eYl_>IQljlSlkjll eklj^gilklklkdll eVlW9BJlklQlk`kl ekliBZilklk_kVll
    ealj:NSlklQlklll ekliG^Whjgklklll ejlj<POljl``klll ejljOfilklhjkkal ekljE^ilklklklll ejlf=Vglklglkhkl ekljCRgljljlkkcl
    #TbYXOabcUcjVZTVZaUSUU_kfgjeklj^gilklklklll ES@,UO`0YNdh:7=VJFQH*UZkf`iegli^gilklklkkll +>K:;9JKL?MS@E<@D2?91:BTOPRNTUSGPRUTUTUTUUU
    I%bYXNabcSdjV[T2ZaUSU9`kfgiOjlj]gilklklkjll .@B6=4@;POD`;=<D:D453I=keg^eTlZPgilklklklll JTG9CO]:cUcj>4:VXF+,8U<kffYeklj^ailklklklll
    KTb=XOabcUdgF+EVQGTS'U?kfgieklj^gilklklklll 6RWTSMV]aSbh$Q<TX_HB=TQi_e`cijh[egjijijjjjj JSb=XOabbTdj5A-VZaTR'U_kffgekli^giljlklkkll
    3>?637>FbT`D8E3HR4?15N<CedYdjkiUahkjkjkkkkk CTbXPOa`bTac.5;V:`TP'UXjfgiekli^gilklklkkll JS]LJOaba5djPZKVYaTJG$_jfgiekki]fhkkkjkkkkk
    #TbYXOabcTcjVZTVZaTSTU_kfgiekli^gilklklkkll 2TbFXMa`cTbd7HGVYa+P)U_kfgiekli^gilklkkkkll 9I9:@5TB5@UJ0C3OMY.4>NJc_HT^deYF_adddddddee
    +:G?>4FGH:IO<@:<@F;5;;DPKLNJPQOCLNQPQPQPPQQ
    = de latin E4 F6 FC DF E9
    56:H17=:<7C=@9;DAWB5A:<8]Y=TUIji efcjj KOEje cfcjg V^Ojg adbjj @M2j] LSNjg BCLjg b_cji =OBjb G:Bje AIHjd EDCje NWSjg ddbji ?PMja
    dfcjj FLCjd NVRjg EQHjf afbji XEcjf <K?jj ddcjh _a]ji FMHjh JTJ6<L=:2EfU6=0TOX2716V^ehTafcjj ETJ8AM757SeG8E-TDj01:XMKagQdacjj
    KU/4BNE>4Sf[>G5[Nj*8<X[^hh`efcjj 09@=:2A>;7IB<>5>EL889<DALKCGIFMM (@E?>8MBQMGR;:>@@Q479KESSfJcebhc
    = es latin E1 E9 ED F1 F3 FA FC
    86C633AC>@HU59<A6;?7;=?TY<WWS`g^Tj ebOEcWj ML?hMPi KQHhG[j VPDhMcj dfWLYej DK?hMKe RLDhF@N OMBhQVi VEdN8hj QEUhBZf WPMh_Wc NOEhLaj
    9FHhKLh TVMhNQj ed][dij LRQhNHj egehdhj BLAhJYj WPGhL[j AJGhHOj PBIT^ij OF@hMhj Kcdhcha MaPhRhj Z^dhM[j Abah8Ni
    .QB;OMA>[JRh<?0SBL<+<NKjH]PegeZdij ,GJ;>MDDbCMg7D/RA[50<ORj:`_efeadij 0(F8>IBEbUXhPA9<JPD68XMjcaOefdcdij
    K+`XW:cabEeiVZT'[aUTWMajgafUS?hGhj -QTLEPPBbUZf:9'SH`ACJXFiF`eegebdij 5=2BJGWYYUUi26*M@`G5:Wajg`YegePdij
    DLGKN&aOD6cgAVANW_=IQVYhf]^cK2fbgh
    = it latin E0 E8 E9 EC ED F2 F3 F9
    75B439=?C6TV8::@6@>4<<>SZZUfCajkiki hgjjjiki fVabjejX gfgbh_ji YefSi^jh hgjjkhji _Raiihjf gfffjahf gE<hjiji QeijkSiE VcYhceai
    c^Rjjhii ZefWiaig gcchi_ii gaYfj_jg hYijkiki [eecj]ii hgjjkiki HdcagLhf _aYFdaj[ ?cdei[j_ geh`iGgi effehXjh hfjjjiji g`fijdji
    hbgjjiji geggk]jh #QaWXQa^`QjiUZSRZeUVUZ_jjibhfjjkiki #QaVXQa]`PjiUXSRZbRTUZ[jjibhfjjkiki #NWNPI[R_QYgHKLMPVFJKWSiYiZhfjjjiji
    #OaWXQa^`QjiUZSQReUUOZ_ijibffjajijh )-K>KMT9[MfRMU2;QQ>:CU@efeRcbeefefe #QaWXQa^`QiiUZSRZeTVUZ^jjibhfjjjiji
    )J@PLK[NZKeMF9+M6_>ANTNVZdPbaddedec #QaWXQa^`QjiUZTRZeUVUZ_jjibhfjjkiki
    = pt latin E0 E1 E2 E3 E7 E9 EA ED F3 F4 F5 FA FC
    74A724<CE?ET@8986;?7:>>RYXYLRebeCe^ZdjTk jfkb?_hMgkjYl jLfYe9NQUWhVi jPNURP>KO^e[l jMdQeSNTWafTk jdj[Jdh^bke]l jGTOeGZCMXgWf
    jOWNeMFQJd^ba i=dAeV]YWgF^j jPcLD^Ph]iV_l d1ePeVgfT^cJi jSkaeMYfgjjjf iESRWGKCMT`[k jL_GeITKSXcNj jM_8ASYMLUhMk jbkZUchbfkjjl
    jM^SPKZQGVUHl jfkceehhhkjjT jCWMLNKKKY^]k jOiBdM_NHgTfk jAPAeCKKEXWXk jRg]HHMKhkjjl jC]GeFIBRUfjl j^kcebhghkjjf jQjCeCfITbM_l
    j`k`edeghfjik jSXEeMOX^PNek %P`YVQ`[bUfjZWVQ[FT.WX`jhifjfkcedhghkjjk (PA>CQA:bUfj=QNQCI/8:G9jGjZjekcedhhhkjjl
    JPaXVPa[bSfjZ-%MZaUSQX`jhjfjfkbedhghkjjk >QbYV?aabUfj[WV#[aUJWX`jhjcjfkaeehhhkjjl L-bYVPaabUfj[WW3[aUTWL`jhjfjYj(edeh^f2Ql
    'PU>=PUGbDdjF0GPF`6<@GQjLj`jfkcedhhhkjjl )NNYUIa]bSfjU5,QZaS/VN]jMjbjfkcedghhkjjl 8>B12P?CbUfh7>4?<K<33W3jgjFjfkcOdhhhkjjl
    .PF;:PL;a?fg9F@Q5K.0<XBj:jajfkcedhhhkjjl 2LZRAPT]`Ufj@-(CYT=9SWWjajdjfkbddhghciik KPbYV#aabUfj[WWQ[aUTWX`jhjfjfkcedhhhkjjk
    DP0=4PXLbUHj021PEa>0>X<jbjLjfkcddhhhkjjk BLHIK*]L<4cf<R=NU]<ELTSfdfZfbg_aa+;egffh
    = ca latin E0 E7 E8 E9 ED EF F2 F3 FA FC B7
    74C824>C>:FX5:=B6;@9;==URZYViYF`kacTkj fPcdSVg[hhj JiO8TkRTRjj IiOLOkQTYkj QiKRQkWPXjj c_gddYbbijj EiMVEkMQ[gj PiE^SkVQCDj
    Pi][WkVdeij OXPagd^8iij Dig^dkcVMij VhRRKj]Zcbj JXMVFkNS`kG CiJ9EkNGKij RFPWUkQSSkj bcbdfaheikj N]MZUkSWFkj figdgkheiFj @LJGKkCUYjj
    WiSUOkZG]kj DiJHHkIWZkj Ue@OIKg`ikj PiOGDjbaikj eigdgjddi^j OiEW9k5T[kj KieZ^khPhjj IiVWXjYIahj
    )QE3DP?>UOfi<>5W@H379IFjDg_figdgkheikj /&`YXOb`cUfjURU5Z`UTUB`jegiDigdckB<hjj ,QS9@PEAc<diAA,VBZ63<PIj=gifigdgkheikj
    .P^UVPa_cGciRUDVX_J%OD]j_ggfigdgkheikj ,@H3:>>EcUdW8<5CGNH12XIjTgbfigdgkheikj =@;93FZXcTbj:</WZ`F/,U_jPgifigdgjheijj
    (Q@DFPI;cUfj<78W<I0<EXQjCggfigdgkheikj %Q[DUPa_cUfiRP1WN`F=UX[jdgifigdgkheikj /O.MMPZ]cR_j2:2VAV@.>XEjeghfigdgjheikj
    KOWQV&b_S?UeBWMWZ_FLJX_jeficg0b4jgeijj KP`YXPb`cUfj#ZUWZ`UTUX`jegifigdgjheikj
    = nl latin E9 EB EF E8 F3 F6 FC E1
    6:;E36F:67?>@8;8@`B<;C59]Y:Xjjjijij j_^kkkjk ejjfjigi ajj[fkki bjjijjih dZ^kjkik Sjjijgbi djjjhhfj YjjZjhii iJj_jkkj hjjjjgij
    [jjjjhii bjjijjjj ajjihg`d fjjhikji ibdkjbkk ajjgjjkj iijjjjjj ajjgjgij `jjjjjjh bjjjjjjj gi]jkkfg YjjjZjkj _jjhjjhh jjjjjjjj
    hjjgjhgh cjjj`jfh 0NMDLEZOYTRU>F*LSdBDBRS[fhV+jjjjjjj *S^`M=PX[=^[.Q.U^j6QE]H^FdEjijjjjjj @NBF86^SZT]XE='R^a>3:]N[ih[iijjjjjj
    ,RV@JLaHUS[X><1TZZ+?>[8]hgLhhiLiiii 5RUCSC9;SK[=Q@7SHh+NQQJShfXRhhi+iii :PEH@CMG;QYI7@3Q4f(?;YNIfXBffgggZgg
    DP1AED[D8QZN59+R;g15CZRZfRRgggggggg 1OGFFISHRNXI2K-QKf3<3X>Y4dGeefffff8
    = sv latin E5 E4 F6 E9 FC
    87;J5:7>88=;>7=9;cA4:A9S`T`H:Iij ][_jj B:;gi ][_[j >?FTi WZ_ij 7A+[f :D<ih =7:ei ]UUjj [3@cf M=?aj A;Dbi <?C[e A?Pci [P^ij -JWbj
    [Z^ii ?@Fbi 8=Dej FBIbj ][_ij :4Wfj WQ_hb HZ[_j T[^ij [U^LO )PT_>IU5LV[@:Q2XRj1<8^JigdiS[_jj IRZECRH9XV_@3=0XJj(;7^=iKdj]X_jj
    AOUP<PN=UU?;?@=X=i&<<^5fhcf][Xjj (ENOL0TLLTQSGC-NMd?DFLOh`cY[X_fi >L6<E@B;9PVK4L,RMd-6@WOcbSXVUXdV
    = da latin E6 F8 E5 E9 F6
    67;J468>78?;>8>8<cB5:B9R^UaSNKZj bb`jj H=Bjj V_``j SHQTj bb_jj C8;]h LBAjg C=@bj bU`jj ;DTjd D?Sci ?DIej DE;ge GMDej bb`jj CC,jj
    `a^hh BGJgj CB7gj DFGhj ^^`jj 6SMhj bb`jj bL_ij bb^jj bb_ii FUDH=HD8YKb73B0TNj+48U>iidjbb`jj AU6f2DI7TU6A6?7W`j*;E_9iidjbb`jj
    'U>f8<VKOVbO=W>WZj/>G_Liidjbb^jj .U_fK8ZW]UaYWC)W_j4V.^Zhicibb_ij ,MV^MGSOTMXQ6Q.OVb-N2URaa[aYYVab
    = nb latin E6 F8 E5 E9 F2 F4
    79:M567=88@<>8<8<bA49A:T`Ub_M>_jj gb^jjj J@Ahjj P_]Xjd `FN[jj f`[jjj R68`jd cU@ijj R;Bgjj fTYjjj A1Pejj fWRfjj JDIfjj ZF;ejj MN?gjj
    gb]jjj aD-hjj ea[iii ]FJejj RD9ejj YGHfjj e[]ijj 8V@ijj Z_[jjj ga]hjj gbYjjj YV]Xjj EVVgMOZUWUaLGWRWJj$GM^>ijcjdb]jjj
    ATOf8FFJYR`67?6V9j)99^9hj5jga]jjj &UWh?FQOVT]G@U@W?j1H;_LijcjgbYjjj ,JQSM8XOPSRTHA'KQfBE<VOh]cYfa]gii
    1BJSC;H'IAKDCE>CIU7@@JGTUNURMHUUU 8HQYJAOKPHRKI=9IK[%H5PM[[U[XTO[]]
    = fi latin E4 F6 E5 E9 161 17E
    5:JNL7LP:?64;6;58bA55D7R^A`M_hjjj Vdjjjj CYf`jj VejYjj 3Pj`jd Ieijjj NReWjj IPWbjj 4Qhhjj EPjjjj 4Njjjj 7Ejgjj 6Eigjj 5Rihjj <Rjijj
    Udjjjj 3Iegjj Uciiii <Phbjj 9Ujhjj 2Diifj Vdjjjj 1`iijj Lbjjjj Kdj`jj A3jjjj VbjTjj *NefPKhf<9G>:<2PKj=;9V@ii<j2ajjjj
    3H`gBIa^=5@8;<2Q?j<-6QEhj6h??jjjj -J4dHOCB7EX38E4PYf/7DQLefYfSaYfff ,@ECD;VJXLHQ:3,BFa8<;HHfIZPSbgggg
    95cc[(cbW2V5PDE5WeVN@?FddWdQ_eeMe <)OY;5YXN/NHGK3AN[MED>MZ[I[HU[[[[
    = is latin E1 E9 ED F3 FA FD FE E6 F6 F0
    37>OD58>6HH?=:@8JfB4<@8T`Kd:G9OGV9PKY [dSbchZcc2 AbA=8H`6?Y ^V]Zdh`]cY IdK=SHWBIY ^d]adh`cc8 B?N@Xf]AI@ NcQLPg]GHB >;TC8[`==Y
    ]d]cdh_cc3 1b]/;h`S2Y KdKBOM`MIY DJ<JSGKDAY =DEHSZPFDY FXNOBGYHYY ^d]cdh`ccD @JFFP_UPMY ZaZ`af]`aW >GCHHUZEM; G==GKIYFEY QY@ALS^AAY
    ]d]achZcc= TJ5^ch`9>Y ^d]cch`ccY IdBcch`cWY ^d]cdhWccC ]c]bcg_bcX 'LFiSPBD@G`@5E=[Rk4;6IJjjbk]d]cdh_Mc9
    3S^i]TE,]Ta=2XL[ck+E2C]jjbk^d]cdh`ccE 'HIiVP@LUSa6C<7ZVkH6?BVjebiXd]WbhLcc8 7ECiPQ?CBM[51;4Z;k/:2EAj[_kTd]cdhO]b4
    .8NiKPIIZ;`?=@/XHk240JFjZbk^d]cdh`ccC 9QTiJSQN]G2B?41[Ek0/5UKjjZkWd]Zdh`cc6 D-bi_,ZX];=ZXXTDck9VWC5jjDk6AH:9D`?PY
    BSZiET@6]IC5;69[Gk.:/WFj_bk^d]cdh_cc0 >S`iNT50]Ta7/>3[Jk/C>QZjKbg^d]cdh`cc5 '3JiVGHJI3HODKGZbk@?O4IjjakZd]cdh^baY
    = et latin E4 F6 F5 FC 161 17E
    Q9DjB?DF9>>/67;B4j955?5jde^LTCJOX agbcXS VW[Dii afachi X__PiM agbd`Z CBb>ii `bbTii <Q>=ii aebd[e 7O=Vii <L=Cei DKAEac ?K?Cii CQGMYZ
    agbaR` ?G;@ci DIDFLL =JED^Z LQDFii HMGFOi _gbdXd <R<Rii OTOQVW ^d_aff afachi afachi QP>j@Bf=76b<8>6M=j/4=2Hjjjj3gbdii
    LE:j:>T7A;P89;9K>j2<;R>jjjja+bdii QN@j@@f?24H<6;1M;j/==8Bjjjjag7dXi ND@j9HF<5MY9454H8j667PAjjjjZgb0TT
    =/NjZ.fL_.b;=@E7IjIQS:DjjjjaNbD4i 85cjZ,f7_+bUVZL7^jXQS2[jjjjCJaPii
    = lv latin 101 10D 113 123 12B 137 13C 146 161 16B 17E 14D
    47;A;AH>P8=5::8H5h?8696Z_aELRRUNTMYCVWk XO[Y]YHMFcJk 7j=jBiUeV3hk >j<j4ifebQhk 9j;j9if_bOGk M[ZP]XFH>dFk KjCjOife_^hk 6jWj]iGeFBSk
    =jCjBifebdhk K`[[^VR=OdWk 0jHjQifeU:hk 2jZj]iBYAUhk 7g9i6hfeRB`k 5j8j@ideM?Tk 4UCj=ifeQP[k XU^M[[SL=dSk 7g3YHiURKMhk TfYeYeba]`dg
    8i?T5PaVCHYk AjEjFifebOhk 3jAj;iTWSFhk Kb]RZ]OREdVk :j4i@idebdhk Xj^i^ifeadhk Xi^i]ifeadhk Xj^i^ifeadhk >j:j3ffBRThk
    +MI=6UQSjL74;8BY?k547T@kkkIXY^e^bQOIdTk F4^aZ,h`V6]XZUWBBkVDU)Zkkk^?jVjLifebBhk 5QQ5<UhDjR1837?ZJk271VGkkkHXj^D^N>XAdPk
    J=^aZ2h`j%]XZRROZkVSU?Zkkk^Xj9j<ifebdhk 2Q0?5Uh2jR9=A;<ZAk?83V6kkk@X[_[^VJJEdQk J<^aZ1h`j(]XZYWFZkVMM8Zkkk^Ej7j2ifebPhk
    3-YTVBSUZ5TPNVU0WkOQT/Mkkk^6jIKZEHDB8hk I,PaL3h`j2]SZWV;SkSOT/Vkkk^:j7J^Ife2Vhk 3.^^MAhUj0VUHMF3MkFBK3EkkkW6fEj79WIbNhk
    @Q]G5UhFjQH:AIAX@k4+,V@kkk=X^_j^Q[]AdDk ;0V[U7h`j1]EZOP2ZkBAU1Rkkk^1j7A>ifDbIhk ':FIC>PHR;EACB@CCS?<>?CSSSFARFRFQNMJLPS
    = lt latin 105 10D 119 117 12F 161 173 16B 17E
    28;K9DH<P7;5<99C5f>66E8YWEY[OhX@@^VB cHhXdC`eB CeE6W_D5` WfhSd`]@U FfO5L`DP8 cGh_S@`eG PfhLd`Meb C_N?RR?LL RfhWd`Peb KLhXd<<LU
    ;fJGBa7=b @[M>LBCEb EUI9DUCNU <_N;]Z?AK AFG8E^BYW cUh_dM`eO N[SAUMORU `ce[`]]a_ ERP>HGFFJ FNTFSaCPb @fL@HY;DZ cLhXdL`e= G[G;WZGNb
    cfh_c``db cfh_d``db cCh_dE`eI JfF<_`DKb $Q_fVVg^iP:OFKPUZkE?UWLjj`gcfh_dW`eE <E]fN<g^i$]QZXWOZkVSTQ[jjSgVfhTd`Seb
    &Q_f[Vg^iP]WYYWUZkV,UW[jj`gcfh_dP`eR -QY`>Vg?iP1@4<@UKk=-5WCjj`QcLh_dM`eE &NZfBNgBiPLAP=SUEk;6=W7jj`gcfhNdQ`e?
    /5IfL;gFi.T2@CI=IkD?4@9jj>gK?PAATJK[ #Q_fZVg^iP?WZYWUZkVJUW[jj`gcfh_da`eb FQNf7VgCiPY6?B4U?k../WIjj`BcDh_dA`eR
    75Nf=5URi*Z>N5;:LkI??:?jj;gJdO@H^INb
    = pl latin 105 107 119 142 144 F3 15B 17A 17C
    6=<:9HGAJ:9;A85:5d>66BW5WT7ba`Ph`IYA b@`9HcITB Ed9HhEbja IeIUhGcjb FeDAhI_HP aI_KHbARB UeQ_hRcjb CeA7h=cja Xe@EhHUj^ @D6BTPGdK
    6e;^hPHj^ CeEAh@YjG AeC_fUaiY NdHJh>Pj_ BeH_hLcjX bU`DJc<`@ WeLCh@cjb `c^^caah` HVEQf<[jV @dQ?hEcjb HeCMh:cjb bR`DWcJ[8 ]dZ_hacia
    HeIBhEQja `d__hZcia b?`:TcAYI ?e@BhRbja 'SO04Sf>aS[N]ZVTFkXF;]jTjY;b@`AhcMd= #SPUQS]`aS[X]KVTXkXVXYjJjYVbe`_hccjb
    'SF54SgEaS[8LZVT>kXB;]jTjYBbF`Dhc?UA /-EGQ5_RaS[A[O@/KkVPJ7jTj4R?cF]h?bjP +SR,XSg`aS[L]QVTZkX*W]jXjYVbd`_hccja
    LS8<:SgBaS9I:XTTSk.GC]j*jXGbW`9hcaB; /SQ-XSg`aS[U276THk9XV]j4jYVb2`_^ccjb .SB:5OfWaS[S59,TZk5UW]j:jXVb5`_Jcci`
    /8HE<*g`aP[@AU6;ZkWAXGjVj2VDdN[hPcjb
    = cs latin E1 10D 10F E9 11B ED 148 F3 159 161 165 FA 16F FD 17E
    58<@9HFM@D7:A95;4d?47A6R[X9[Ch`_ZjjJIiJfcB ]B]b_ZUkIEQafcA DHkR9<bcBVkdO=Y UbkP_8gkackiGca ;PkF8<^gHOkgCHW SBMb_ZOkIDd`ecE
    ?akCXMcNY`hWR`` @_kL_SkAU`keLca =YkE_YbfIbcgHGP GAbO_MZ[PDffecE >NU__4a_aAiZNc[ :Lk7_ZiVK`kdD;J ;Uk?_=W]aEkiJDW 9ZkC6;fYO[ke?JM
    8Kh;51kcaRkiL=O [B^b_ZTkFK[hfcA AZkR@B[]1FhgBZa Yaj`WYij`ajhaa_ 4Ii>_W^_aK^eA>G GYkR_@ababYdPX` >[kB9<a`=IkfIEa LARa_Z[jO@Vgec9
    7Kk;69]aK=kiC9J XbkaTZkiabkjcca XbkS_IkkaakjNca ZJib_ZZkFAP`cc; 6WjU_=[OFNkTGT` .TF:7SeZBWE=454TAl<86X6kj^;[E`b_Z]k@?ijfcA
    74PKU-dg[2[8;Q0AVlEH:DTkj^]:_ka_4]kabhhGca %8^RXSgg]X[CX>SCZlYP7GXjj^^<bkb_Zkkackj]ca 'TVTESL^2X[CH3;SIk>H?ZMkj^L]Gh^_[jkLWhjfcL
    *TZ;=Sgg@X772?8SLl?;4ZEkj^B]KPb_[YkAFUifc? (TF5@See>XH:>3?TElA<9Z@kj^A]Ghb_ZXkHCZjfcD );^PWSggYW[8XIU1ZlY6<1Xkj^^Aakb^ZjkaXji>ca
    ;SFV0S]CZWES.F+SPl5MCYRXh^3]Nhb_ZbPX^kiecM <=PYX)fgX/[JTQJGXlYCPKTkj^^;Xkb_-jkaakiLca 5;^NY.gg]5[79Q;D?lRO2CGkj^^N[kJ_.YiaCBhZca
    '0^SXRggZJUBXIU5WlYMA:Xjj^^9bkb^ZkkabkjNca DTMD7SegAWJ;B@:Q3l8/4Z;kj^8]1kb_Zik6Wkgfc= )T<HBSegJX8F66KTWlB5MZ9kj^<]Ikb_ZUkNWkjdc2
    )TA/@S`gBXJAG1FTHl=>9Q<kj^A]Okb_[dkT?kjfcP -CEO9*ggX3[BLT8BXlSBNAUkj^^>bTZ_8OkaIkiPca
    = sk latin E1 E4 10D 10F E9 ED 13A 13E 148 F3 F4 155 161 165 FA FD 17E
    46<A;FGMAB<:C96;5e>39B5SYW:XjAOb[lMYhelFVIbB ^jCVcblMVihlE>`bA D]JiSCiPae`hU`NG[ ]jbiJDleejhlcKIbb >jQiL@NDJ`DlNdDFX
    TjDDc]l?H_hlDI[bD Dj^iBKlKj?hlbdRbb <jbiISl]j;hl[dRbb =j[iGRWB]iWSMdPCb GjBhQLlabOhlG=bbJ MjNecDlc`ahlB^8b_ =jSi<SbSXQHbbdA:K
    ;jZiBAlfXL[lEdGD[ 9GZiOGleMU>WZdOQT 7jIg8=lfjY]lJdB8P ]j@WablGTjhlLccbB AG^iXE[YVZBiDbSOb [h`ga`jdhhfj`ba`_ 6jGh>;lf`ILlMUG=K
    Mj^iRDjYdaVic<<]a =j`YC@a^ZLZi[dB?b FjEKc`lPdhhlDKbb7 ;DOKADh`ZdKc=dO9K ^jbicblfijhlbdcba WjbiYGlfijhlbdcba ^jIicbleQjhl>=^bL
    6ja`V@lVYJhgLJMOa .SD68SgYDVA=658SAl777L4kk_=^jCScblHVjhl?QcbB 0S^]HSgh]V]GYYPSZlW=/[Wkk_4^j+icblfijhlb0cba
    ;/N[Y4gh]0];;P11ZlNLDBWkk_^Zjbic7ldWjhg<dNbb ()^]YSgh]V]WYAV=ZlWWCHXkk_^^jbicblfjjhlbdcb=
    &S^MGSNQ/V]QT6@SZl9UB[Vkk_M^j_icblfjjhlcdcbV +RF6ASgaKVF7?27S>l=69[7kk_?^jGWcblJZjhlCFcbD
    KR1]YRggIV]KXYBR6lWVI[Wjj_G^jahcake4ihlbcca& 4,B]WSg[ZV]0Y385ZlR=N1?kk_^^jRicblfQjclSd?bb
    *,^]YSghFV]WYLV0ZlWWH3Xkk_^Tjbicblfjjhlbdcba FS:F4SJ5]VRY;:,S/l0WE[Xkk_>^jbicblfijhlbdcbZ
    KS8:?SghOV8C4UTSPl41F[4kk_7^jXicblLJjhlSdcb, KRC[=Rfg[U[XX8<RYkV>*ZWjj^D]i>hbake*igk=cba`
    85^]Y/ghF/]7;N<<<lWM0BKkk_^Uj^iO5lK[jhlABabb $3^]QS[h]V]SYPV:YlOVSOXkk_^Xjbicblfjjhladcbb
    *SA7:SIhGV[@@HAR8l887[Akk_=^j6fcblXfjhlA<cb@ *S@-SS_hHVV@E0FSKl>=DU>kk_B^j[icbl^ajhl@UcbC
    0>EV7+gh]/]?MM7@XlSAN@Xkk_^SjbSQ:gXJjhlEd[bb
    = hu latin E1 E9 ED F3 F6 151 FA FC 171
    20>AA6=D9<A8=59CBdA9:H9RWUMF:KQKNIPe ZYeb`cach :DFAHCSMO F>>``cbah <;DBB<WK[ TW[X`cgch A7cO=;S@P ?>HHLNRLT 6?AGOMILQ DG`CbbP`h
    1>Q4;_DCT ?8FL7RV@] 8=I?G>VJc 68HIQ_HXB @=TVGFWPS ZXeabcgeh 89@KQJRAa YXca`aecf 9=Q>EBK@G ><HKMCLLW :;L@?ALJM BZe[bcgeh 35FTJD]HM
    ZZecbcgeh ZZecbcgeh AAHKGJMEI 8:A@>AM@T @O8BARU7RLA<0;1WJk033LDjj[=XVYcbcgeh @R@ODR^2FRJ95B3X9k3,7b;jj[?[Vecbcgch
    KRSIKQc1_W=K?95XEk1D+]2jj[9[Zecbcgeh *E9J:PH>PDA:0G=X>k998b?jj[@ZVeYbcbeh JR6O@QcANWQ76>1XQk143^6jj[0[Zecbcgeh
    *E:W<?HJR>A73E@PLk945^@jj[<QWTcbcX`h 1JJEHRW/WS-A0U?XWk:;4bPjj[>WZecbcgeh IRZ`FQ]8OWa3'J2XakA@8bDjj[=[Zecbcgeh
    *G@M]8IGFW?48V3Xak<7@a4jj[;[Zecbc[eh
    = sl latin 10D 161 17E 107 111
    5A<H8EJBH878><6:4e@49B6U`]9CBEjj BBKjj ?M_jj _acjj [RSjj ?HEjj _acjj Z^cjj Facjj ?@Kfj Y?cjj _Fcjj W_Qjj QL]jj HSZjj =FDjj ]Qcjj
    ]_agg QHCjj Zacjj `acjj <?;jj LO^jj _acjj _acii _acjj ZL`jj 30QbY-g`a/9@<S2DYjAWW:Tiji]_acjj 95^YX-g`a3C2<Q7:AjVW3KLiji]3acjj
    <09aX+gGa-;?KR4EYjGWW@Uiji]_acjj $3TYPI^VWJNPNQLJQaNNNTO`a`SVWZaa 8>INE>RKL?CECFA%EUCCCIDTUTHKLOUU
    = hr latin 10D 107 111 161 17E
    2?<H7HI?H779C<686f?3;8=W^]=GL^EI CNKBF cegbd cegbd ceg`L IAFEK cegbd ceaad cegba @GY@N SegXd _TgSd beg^b Y^g[d VdZ`[ EJJAC ^OgBd
    _ac^` P^QEB cegbd begbd >BQBA XdgMd cdgad bdgac cegad cegbd >1_]X.g^d.?1<U3B[jWWX8Iiji^cegbd 11_`X*g^d-WRYZ=E[jWWX7Yiji^cegbd
    G/_bX*g^d;WYZPTA[jWMX+Yiji^cegbd 24_ZX1g^d5V7:T9FHjVW+@Liji^_Agbd B0=b?*g^d-BYJP5F[jEWX:Riji^ceSbd
    = ro latin 103 E2 EE 15F 163 219 21B
    53B44<;DM=IU;:<=6e>6=>>TZ[LXd9=P=P [eaD?D? 8N`ZDZD 4=Z[C[C CSaabab ZdZDHDH 9A]abab 5@Zabab HL[abab [eaKFKF B[aabab Zeaabab <O`_I_I
    ::ZaNaN =SaU>U> [eaIFIF 9C]_M_M Xb__`_` ;J^SJSJ 3QWaPaP 6D]abab H^aHFHF 7>]abab Zeaabab Beaabab Zeaabab 2Faabab
    &RO@FQ`NfCXiB?EWGj4>8AQjhiD[eaJ?J? LRbWPQ`bf?gi><&XXj6O0H`jhiZ[eaAGAG JRbWYQ`bf@giA:$XZjRUPU`jhid[eaEFEF
    >:_@X<`bf&gfVQJ?YjUX0@`jhidNcaabab B4bVY6`bf&gcWZUWZjUXU=`jhid5Saabab >:_@X<`bf&gfVQJ?YjUX0@`jhidNcaabab
    B4bVY6`bf&gcWZUWZjUXU=`jhid5Saabab
    = tr latin E7 11F 131 F6 15F FC E2 EE FB
    273F7;D9;8Q7G=@9CfF7;F;S_8G?bLBCEejk DAXb<^jkk abB=_=gfc ab5Z_>jkk ab4C_:cgk E@XcB^ikk Rb4PWKfdk abA1_0Zkk Gb@bPCMak <@Xb<^jjk
    `b:O_Djkk Ib9EN?Sib Lb6_^?Wbk `b8^U=eak Lb7ZTBggj T;XcE^jkk Nb5c]Jjkk ^_U`][hhh Eb6TFBjek [b2@_?ihe Lb4K_7gkk E;Xc=^hkk abKcRJjfh
    `bXc_^jkk `aBb_^jjj _b6EX;dkj _b6`_>jek 33CbS1dXZ.iO;?T0bkQP@E`jkV_ab3F_;jkk A9WVF7`]`,iW6BORbk4SY1`jkYK^b.c_=jkk
    ,PREFRM^[Si767.YFi6>HWUjh;:P<Sc9^jkk GQLOARN^WSiA3D.ZAk.<=ZIjk21M:XcJ^jkk 03JYV2VNR3i868SN_kOL4;LjkP^Kb3JZ=jkk
    3QK@FPL]MR]677/ZEk1<=ZDji84=BXc:^jkk 1PBRDRD_8Mi9-72ZRj4MAYPjj3?`>Wb>^jjj $OY`VPE^^QgUSAEX`iSAWX^hiX]_`Va][iii
    -MV^=N`[[OeS2)<V^g3>UV[ffUZ]^T_ZYfgg
    = eo latin 109 11D 125 135 15D 16D
    O6:E988=?=G3:6>?4j;38F;jjjO?JRO@e IGTGG= Td[TRe VdihRe [dihNe MFOXOK ddihUe [dihQe ddihce KET]Je dNihGe WVi]Me LX^WGe Y^iZMe FC_WIe
    JO[dHe d]ihUe FGLKEH IHiWHe Zd`[Ne YdihRe FEiZ?e VZihVe abfe`c FGLKEH _`dc^a ddihce L.KaI,IMN,AEGMT3IjIPGFIjjjRddihNe
    L0DaF0JQR+dBCIT.LjGOF?Ejjjbddihce C,]aZ3^[d/cWVD9,YjSW7?]jjjbddihce P,IaZ/^Ie6d?HXH-YjSIT3Ijjjbddihce
    M0JaR9L[K-d>>@=59j<L/8=jjjbTdPhHe ?;;E4A<:C=L897=?8j461K;jjj<CPQhIe
    = mt latin E0 10B 121 127 17C EC F2 F9
    D<;k9>95A>A889E<>;>94>h>>kafA86;kkh fDC7`kkh fd]44kkh IF?8CMMK fd]<`kkh fd:?`kkh fd]T`kkh fd]$:kkh fd]T`kkh fd:TAkkh fd]T`kkh
    fd]T`kkh fd]T`kkh fd]T`kkh fd]=`kkh f9]4`kkh fd]T`kkh fd]T`kkh fd;T`kkh fd]T`kkh 7d]T`kk< fd]T`kkh fd]T`kkh fd7T`kkh fd]T`kkh
    IF?8CMMK fd]T`kkh #P^kWT_Y`QX]VZVYc`X]VZh[`kafd]T`kkh M-^kWT_Y`(-]VZVYc`X]VZh[`kafd]T`kkh 22^k27_Y`-7]VZV7c`X]V2h[`kafd]T`kkh
    M)?k79_Y77X]VZ>7c`9]9:h>`kafd]9`kkh 2P^k2-_-`QX]V2VYc`X]VZh2`kafd]T`kkh 13AM:8B<B5<@9>:=EC<@:>K?BMDIF?8CMMK
    13AM:8B<B5<@9>:=EC<@:>K?BMDIF?8CMMK #O^kWT_Y`QX]VZVYc`X]VZh[`kafd]T`kkh
    = ga latin E1 E9 ED F3 FA
    P7625B77A<Zh96;B;g<27CNg^gdJEJMM ]`6`` <@@@D ?DBBB :?68= 9`YT^ ;;:;I <@BAF =BBBD V_YU< [_6_; RUOUU :<:<? =?:?C @C;CG Z`J`_ 7:;;A
    UXRXX 9<6>? >D:CA <A<=B A`>O` 418;` X[U[[ [5:__ X[U#[ Z6X,1 AN??AVKGR*jj2=.XNj;:;`Ljjjj]`O`Y @)LJPVPNP(jjNVRX]jNKM`ijjjj]`YVX
    )ND>CVKGQQjj?7//Rj@=A`ZjjjjX`YYT @NG;>VN2R)jj<>6XBj1;=`Ljj^^X`S`U 0M?9;VPBR-jj1A2XCj69;`ijjjjN`R`Y
    = vi latin E2 103 111 EA F4 1A1 1B0 300 301 303 309 323
    5D:2?OU>9LT;8:4R>BB;0O8SCJdOS5ZKHRWVa[X ^c][]^],0;54 :6]:4>@WVa[X ;K][;E?WVa[X 2H]@GK2WVa[X ^c][]^]>5298 ^c]Z[][WVa[X EF][CM9WVa[X
    7A]:6<4WVa[X N[].NDH68B?7 ^c]Z[][WVa[X ^c]5V^]WVa[X 8C]9?:7WVa[X ?=]F1=CWVa[X TB[CGMDWVa[X ^D][]^]8.F<4 ^c][Z]]WVa[X ^cQ[]^]WVa[X
    7<]9:;4WVa[X @=]R390WVa[X ?I]B:G9WVa[X 9^]H5Y]:5;28 5=[6A3;WVa[X ^c]Z[][WVa[X 7H]?DP6WVa[X ^c]/]^]?6=BQ ^c[Z[][WVa[W
    KTaWdckXTVkb_=2Zaf`bV;_jg7k^c][]^]/,;;/ KTaWdckXTVkY_2.Zaf_bVY_jg`k^c][]^]2,D;. J/`Sd@kXT2kb_]R6ad`bV?^jg`k4>]11?0WVa[X
    ATaVdckXTVkb_@0Zaf^^V>_jg`k^c][]^]2->0/ :TaVdckXT8kb]H.Zaf`bUY_jd`k^c][]^]5.?6, <TaVdckXT<kb_Q3Zaf`bVX_jg`k^c][]^].-D1.
    6?aVdckXTVkb_]<Zaf`bVD_jg`k^c][])]63482 *AaWdakXT3kb_9,;af`bV6_jg7k^c][]^]WVa[X .Ba/dakXT4k]_?/B:f`a1=_jg>k^c][]^]WVa[X
    (8aWdckXT9kb_F+Daf_bV>_jg?k^c][]^]WVa[X )1aWdNkXT3kb_9/=af`bV>_jg@k^c][]^]WVa[X /Ba.dbkXT3kb_A/B9f`b1>_jgBk^c][]]]WVa[X
    = ru other 430 431 432 433 434 435 451 436 437 438 439 43A 43B 43C 43D 43E 43F 440 441 442 443 444 445 446 447 448 449 44A 44B 44C 44D 44E 44F
    3D?<4?:AgE>8X9A:684<5:>FFL>K_g]^ASD -%S]V[YRh`^S^WWXTQZWUTZfae^cfj]^fc] -bR@9D=>_B;GB75:5OB986LLBCBDKj^^XB>
    <a8PJZS3VTT7`G6M?/Y5AR6dI[ZS=C0PWM= -a1YNPJ3XaH6`D<J<1J>8CAbSWPFYb7JbbE 9a5VOO7:fa]6`I8QC(W4MO;b`_R_fjZ^X]]
    8a0T>OK/RDR4`E:J61G;>J7bRKPNfW>CUUD -bKB><9ARD@N<>682HE565SOFICEEj^^cQN )bSGCEDSdG>TJE756QI8A1ZcGaYC[j^^eb]
    >a4GUT3*RU^1`CSS1BXRHT=fb[Fcfj^K_W] 2`+D7C7<`JW9`EB<47V>LQ<faUV^fV;GbWB -bDF=C@9eI:;<;8:7BI>96UO=B=GOj^^_D9
    %bPQQTANibRS`DIG;BTP6<[VYHAE_j^^fbW 2`/ZCUX>fFS3`N>RE,S8@99a[G^[fi[[Y`] 4b2WUKO1SEZ0`FCTC2VSBM;_ZdS[aiC1]<8
    -a3LPUY1Z`[3`KFE:1ARFS8U_VUbbi:ISY@ 9a/UOIB2YXS0`CUY9/XN?==NZEM[Pf5AaP> /bQ:598?[?BC:?789HA767RLJM@FMj^^RNG
    Ba6WV[X4cb^9`L;XG*F,JJ<a`TW[ejCN__G ;b.LCCF0YFW3`ELB>/MJ@>7PKRPJ^j;DWP? 5b;L=XH6O[]9`48A>6;D;-?RKRHJeWF=[O7
    2`2P8ZM4[aZ5`CJN>.O7<O=Y[WMa`c=4^SF -bE<@<5Ag8@KJ:;<?N:977XSCS8@Aj^^R9Q 8b4SWLY0[bT-`O<NL/T5C@9=__XYfiHOSTV
    '_7]BUWCbb]<`UFK>-X=FJAcXcZ^f_]VQb] 7b4SAWV-iaT)`=QVQ=TQJS=c^R_]fj:^`Z[ ?a1^R^Z,KX_2`?GT5JXKS/<e_e]Afj^Acc]
    ?a2]G]Y,Ib^/`77N:9NKP?=c]V^bfi]6]W] Fb2^V^Y(<b_,`YXY?OZPVU>fbd_cfj^=fd] <bS^W^Z'Bb_R`YTXUQZVVU[fbd_cfi]^_F+
    +bSC9GG4iOJL4B57CQDC;;Yf4ZF@Zj^^fdO (bSENGL>S`AH`8X@1MTV7@[P[JM:Uj^^e=? @bSQCNESg_MSD59@;PB=A&X@PW^Mfj^^VbW
    )bN8PG7QhEAPUHCGAQT?=1[^QF;O5j^^]J] &bSE>M??iG?PKG?><QMFC6ZfBHGSCj^^eCK
    = uk other 430 431 432 433 491 434 435 454 436 437 438 456 457 439 43A 43B 43C 43D 43E 43F 440 441 442 443 444 445 446 447 448 449 44C 44E 44F
    3B><4Ad9JHG7P<IG<C:5=5<88;HEAAI@^S= -%S[T]kRVb^XVU_YWSWORZVUTYg^a]`a^a[ ,aQA7Ai;S?C>TU=>96;5QC997MNA@BDM^BN
    6Y2XRP_T5`aV53b_H5I>1T8EI.fKVWUV^JX .X2NJNjE:aAJ21b`E?P93HE9C@]TMEPT]bL ;_1WOWkL<cb[<8b`J;RA(S4UI;ea^aRd^_]
    7_5L7]KE7YLXI?`^VGGE:T'RN<S]`_abXMZ 4]4F@PhH3^?K46b]@;F60B=BF7]QRKP[DVA +aI@@Di<TSB<VUM?;<:1GB1<;UJHDEHQ^NM
    (aSW5Mj<VXZOVV<_DR6?RI@?1YR_NXAZ^:[ 1^4ATRk>,dMZ3;b`@<T3=WUST6eaPFcd]`O -^,?9Df>?c_V;;bXCF=4;A=JN:c^[VRcEYH
    +aSF8FjASJJCSVK79<87RD@86XQ8B?DH^[L ,aDC5Fi4VFE>VS;8>8@6CLA8:UVFGABP^D> 'aSY=_jHWdJDVV:DUL?-RZUKJYg7YY^c^c]
    '`RAJSj=V^GSVUa`BG?43PR5;WYZHQ>a^bW 2]2QCVjV@d`V25b`T<RG.S4A<5d`G_TC^a] >^1[VTjO4[[[03b`GJWL2ZQVN=c`_^bd194
    /[0NL]jW4aaW32b`DCPB1APHS4W`RR`a^[V :Z.SRLiC3S[T33b`@UY73XR?>;K^DPF_@J7 .aQ957j8MK>?UU=I<979N@68<SMGI@FQ^AL
    ?[6]V^kU3bbY94b`P<YD,R,LJ=b`ITXd^_Z :_/OHCiF3_FV35bUDLA=-JQB>9RJOOCZQLB 8]:O:^kW8Za[:7b`;:F;:9LN-:QIE_Jd3L6
    9]/Q>]kW6WVZ07b`BLU@2X6LC8Z^ZR_d4KB *aHD6Bj8T@>EVVYM59<@R=<<7W]EM@GV^AQ 8_4GVNiX2abZC-b`M>RO-Y5CA9N^a`Sd[X]
    (]6^?WkXE`bW<9b`WBG<0YCS8<gSa_bd]b] DXFWMYkX,daY:)b`RUTLMSTS?Hga^aad4;8 :_.]S_kY0b]]/9b`?FS24ZVVE8eZUCZdYZJ
    6Y5^?]kY.db]06b`89O:3OKO88faZa]dY_Z GZ;^V_kY0_b]:?b`XZZP%ZWXVCgbbacdVc] *`SHDPjRUVaVUV_J-YB35UU5@YT_NU<K^PN
    (aP=9Rj4V>NGVV^UDJNFRW@@0YcVI9WR^A[ 'aSV>Cj>VFQBVV_S/C==RQGG9YfDGCUS^J[
    = be other 430 431 432 433 434 435 451 436 437 456 439 43A 43B 43C 43D 43E 43F 440 441 442 443 45E 444 445 446 447 448 44B 44C 44D 44E 44F
    Pj3<9<:ITG6Cd7?;8S075=W;BDAC@U]EOG 4M1A<A><IE>;G;;?7><8:=>BHE;@C9@CB? 3jF:7=6KUE<MH;7<3Y;64;V>HD:?DU]V:K
    >j.R?EF5SPK6e?5A;7H4=H5_VLBHH>]JL7 Mj(^X_Z5Jc[4eWV]S8XUWY=_ebX^`.]OV: ;j+WA]Q:fcW5eK5I75X1LW5_ebNDWR]OYX
    <j.D;CCXf:0Ve;?A6:>8<H8_TJFBH7];_[ /jCH?B;HfC@N==7>2R@09:VAPL7@?U]_CH 6jIC9?>PfI<WJ9941[?/;7[4LGKHJU]TK[
    ;j+H6JDXfFXRe;EK3<TJHY7_ebIN`/]8Z[ =j,<7<:5CJK4eE:86BV@QY=_`bJN`ACQK: 0jLH:C?KNI<UI5:=4XC96;UFJC08CU]]T<
    0jMD6@9XfcHWe5>9-[HE2A[_HK8D:U]a_S 3j*ZAYWCYcQ1eR8T@7V7A=7_]]GLVT]aYZ Aj.MNPR2@TW0eBLQS7SUSN<_[]US`;1Z<4
    5j+BIRX2HXO4eC=W;7>J?U8_NWNLK=]OT8 =j/WQHB2IRP4e?S[5?VS@=;_OWCJK-DUN; ;jL=6=5Ff>?E;96;6[<48;V2OAA:?U][UP
    Cj*]J_Y3Oc[8eH7ZC<X.GF<_]RKGQB]NX> ;j)GBEDXfLIVe?FA:7HS??7_NHEHF1]7_[ ?j5X?YY;Mc[:e2:?;@7Q@0;_ME1GIAINQ6
    6j,R9OVXfaXVe:AN87R1OV6_XRSIY1]9_[ 2jC:H?9Aa>?KF:8;;X:56:WNJ;8;:U]R4Q 6jL>5>=EUF6Te46?1[<;3:V_SF==:U]UKN
    ;j,QXNZ4Nc[-eN8FF5X6E?7_ebNUVI]LQK 6j,P5IPCf]Q6eD5<53K8D=>_Z]HH`U]X_W ?j0^D^Y5DcY5e;USMGWUVHF_cb2^_7+AI;
    9j,V;]YXfZ[We9EL/?WUUR9_eWTM^-]8_[ 9j/W;[ZXfc[Te8<>:@>E=9;_eYL-R2];_[ (jLD=ADJLIBSC:>>;Z>>:>UDJB8?BU]_P<
    &jMG<IIDL`OSe?VA1[LTAB[_OVDHAU]]NG Bj>;@?=MfD:H=64:0N8369YBAB<A>U]aDN %jK@SMDJ^TJQQEJJF[OB=H[_UH<;FU][BZ
    .jME;<9OX?;UN:8>4YB59:Z@QH6=BU]a;N
    = bg other 430 431 432 433 434 435 436 437 438 439 43A 43B 43C 43D 43E 43F 440 441 442 443 444 445 446 447 448 449 44A 44C 44E 44F
    5D@>6>7;J;7U9D:396@3:EIGJ?PE[jVL +&P_W_YSc]SdYZZTS[WVS`fcd`ec_jh^ (bPD:E?HH=M@;;<8QC;>4QSIHFEE_jhL >b4^9TS1^T1dT7SA2Z3@Q>`Kd]^<3hN<
    .b-_WOK2bH3dDCO?3R<:DMfYXRSb8jX@ 6b-[M^V;c]4dX7U?,[3SP=ecd_ecBZ[^ 5[,R;QP2CV2dHHI73I;AS=fR[V^c<^aD *bKGAB6MC=OC>9<3JG::6[MJFABB]jhL
    8b1BM_0+c]0d?PV7@RTVCEfed_ecDjh^ 5])>7C<<`[4d@>A7<<BFGEfLSMV^HeeK *bFP>CB;H:GL=<;7DJ@:5]TJA=GIZjf6 (bPMGW?KcNSd9BF3=TQ32_XYEJ^cPjh^
    5b,^;UWFcW3dX>MF-Y9B;=ccI[`c9gY^ 5b2IJ<Q0ED.d9XI75VUCC<T^TTScCX?9 0b.ME^X/cZ1dJFT:1AIJS<[b[Ndc@iVA 5_*ZSKE2[S0dISZE2ZS@=IP]GQVaOUV<
    ,bM:5<:C@CB>@9><OB892RFQMBME^jfB Ab5_P^X8c]8dJ<ZM+X+IE@_dTVac8gQJ 8b-L?DE/EI0dEJC>3PW>>;UIJRIb>i[> 3b6S=RS0b]3d69A>>=BS.HVWTVWc6[[F
    /b/L;ON1cY5dEKT?.T9KGB]^aXdc?][D 2b@9889F<AER9:9:L953:[TBI4?SXjdQ :b4TWPY0c]+dI@UQ0[7HA9fedWecGGMM .Y/_<_X=c]7dUD>8.[6RG7fWd[ecEjR^
    :b0]?_W/c](dFUZTK[TJTLf`d`acBX`: ?b1_=_Y)c]3d6GW5<[BVE=fed`ecPjh^ .b2_?_Y,c]0d;DN4;SKVTDfed[ecIjh^ 9b1_W_Y)c]5dYZZ>.[TVF=fed`ec[jhI
    JbP@7B6L<:SI;35<E<.75[YKFB]8_jL^ DbP_W_XRb[RcYZZT#ZWVT`fdc_eb^ih^ 6bE0H>8M;8KX@8A7SN<95`T[=-ecTjh^ )bP;8GBP[GSO7>6<SOC>/`f=[ZYJ_jh[
    = sr other 430 431 432 433 434 452 435 436 437 438 458 43A 43B 459 43C 43D 45A 43E 43F 440 441 442 45B 443 444 445 446 447 45F 448
    2S?<=?7^HI=779EN<7H86?3;L8IHHG^E (@4Q@^Dg8d^5DN?eJ=d6LF@Fe@OCKcjb )WQI9F9KOF?M;99I;7@=D:=:NIRMBCaB @Q2TV]Sg4dK+@X8EW?Q1Z2SVe8e_[cjb
    <e.^YRHg/d^/BNA?Y9W/Z7KWd>gdLXjM /^1XRY=a:dX9XX6VPDY-W2SQe7dS`cja 2U,IAIUg5dT1BYFVH7D3X7AWe;`]acj` Gh/_Y^Xg*d^;XYZePUdA[WMWe+gdbcjb
    (QKBA@8FPKAPK;<F97ECE:<:ANMOHIdE Ch0=R^>S*d^-BYSLR6AK[DWWe:gdbcjb 2c+:8>?g8dZ3MY=]>5c<[AWWe=gabcjb +_KO=DCYNN:M5:9M76L<H@99GWR<>@f@
    6h2JFYSg'dT6WISbNAZ;SUBJe6eaVR__ 6^.^@XXg7d^6XX?ILKG+X9C?T7c`G_jS <Q-LSTNg2a^+XMGeH;d1UWJCe8U_Tbj^ ;h.XY^Lg,d^3XE[eY;SB[W>We.gdTcjK
    -W.EX[Tg1d]5BSHDQAR0DDGT^<[bPYj[ 5X,ZTHAY0[O/XFUbYOd1UQ?>d<O_DU`` Fh._Y^Xg(d^/XW[eYVd>[WGWe5gdbcjb -VN<584JPCCL6><F89UO@87>JONRKEfA
    Ac4]X]Vg9d^8IS=KXIP+U,@EO8gPQ^jB 8P-E=EFQ0BH1QCHZE?R3GP@@^7]IIP`E 9]2Z6]Vg1d^:G59P>=c?<?O.e6TMMcjb 6V/]:]Sg2dU/KBMWR>T0G5BOe9^J[bjb
    1h1_Y^Xg*d^-XR[bY=_E[WWWe7gd`cjb 'aG>C<;QOA@N?>?V@=UI<>;:BV]JK>]B 7a2MYSUg0d^-TL@eROd0Y2A@e8GdVcjb (R5[:]Qg8aX8WWFcP?b3V5P?e?`a^cjb
    7P0]MXRg/d]*LCKePT[@Y8TLe9b@Vcjb >h1_I^Xg.d^.?1<_U3JB[WWWe8gd]cjb 5h07Y^Wg+d^2XXZd@Uc0ZVVWd;fcbbia 2h4_L^Xg1d^5X7<ETA<FHVW+A@gdZ_jb
    = mk other 430 431 432 433 434 453 435 436 437 455 438 458 43A 43B 459 43C 43D 45A 43E 43F 440 441 442 45C 443 444 445 446 447 45F 448
    7G@>7;6^<J:[7B9DZ:2`86@3;CDGMJGUC -%N^U[RgRb^jR]VYjYSfQ[WUSd]fdcbj_ (c?D;I=NFFCiN?9<d;9BNC<?4PPPYFF`@
    Bb0^H^Ph/dZf.AW8SYAf0[2STe<fea`ia 9`.^XQMh2cYj1OFAcH;f,S8CCeBfhUQiZ ;_0YQ^Qh>dVj1]W6jS>e+Z3SPe6dgcbi`
    0[.F?HKh/cTj4]WFjL7f2S:HTe?ee[bia Ja+_X^Wh+d^jD^X[jYTf?[WWTe,fhccia *cEA@@6JKJCjOD7:e:4HJF:<7ERLQHE`?
    ?a.>SYIh,d^j.EXLjS5cD[FWQe5ehccja :`)9:==h8^]j5HX=iA4f:[EWTeCfhcbia EcL^']WgMc]i*[XZiYTfOZTUTdNegcbi`
    *cLP<D=f>N=jD8<;f;7P;J>85VQOU?@bB /b(HHG<h?cCjF]@JjF=f;LRAD>>^cEITP 9a+^BZVh=d^j4]X@iQFf+Z;C=e7`dGai`
    4b0GSHOh/GUj.M:ZjH8c4VWDBe5U`NRhZ <c6]W^MhBdZjCYDZiXQfB[WTQd$fhb_iU 1a.HF]Vh.d[j2CLHdV:f1BBGSe;ZfWRi^
    6a*XRIDe2]Pj0]HTjYTf2[S>>eBM_FTZ] Gc0_X^Wh%d^jG^X[jZTfJ[WQUeBfhc]ja ,c@=7<4UFACh@9@:f>;^KA8:4RSMUIEdF
    Aa3^W^Wh9d^j:FJ<gQJf*[+AGb@WZPRiE 8b-H?EE`/BCj1YDJiB?e3MWA?e9YQIOXE :`8W=^Sh.b^j6W58jA=f2<BU.e=OYRUia
    /a/^<]Wh0d^j3ZDPjSAf/K9CNe?VT_]j` <_4_V^Xh%d^j3^X[jZAfN[WWHeUfhccja 0cB;.:;>H@DiKL;;h8<cP<98=J[VLI8U:
    =c/RXZVh1c^j-XM@jSPf/X4HBe8Ye`_j_ 5`0[T^Sh4d]j3JXQjC8f-U/JIe<XY_Oi` ;b1[G^Th/d^j'^KYjYBfD[;VTeEfcbcea
    ?b3_S^Wh-d^j.M3@jV0[9[WWSe6fhccja 5b3[JZWh*d^j1^XYjBTf.ZMURe:_hccfa 0c6_L^Wh1d^j6V:KjR8c@HUW*d=fhc`j_
    = el other 3B1 3AC 3B2 3B3 3B4 3B5 3AD 3B6 3B7 3AE 3B8 3B9 3AF 3CA 390 3BA 3BB 3BC 3BD 3BE 3BF 3CC 3C0 3C1 3C3 3C2 3C4 3C5 3CD 3CB 3B0 3C6 3C7 3C8 3C9 3CE
    5@6EC<;8>L?F@HPkk5D6;L;@5K5k1GWkkDBRNR -%N]d^_S^fW`aPZkkYZYTfQ]XYTkSWbkkc`i`c +_Q[K?GNWKW[B1@Qk?;@5IPW8;5k8>NjkBMX_b
    -_R]D?:B^=U`<I]ik?4=2BK]<65k7ZbkkACLGd >_03F;B5:fBBa8>kkY5YUf2?Y1TkSIQkkcaiID D_69d?U4?f@>a,:kk9D;>Y4>Y8SkS@GkkcDi=?
    D_7Ed^^-Af7=a-:kkYZWRf5AY9SkS;=kkcai@> ._KPK@DQ[QW`H03^k>;C6CKQ;66k8=CjkHFRHU A_>]C>AD^MU`DH]kk=5>0AA]:10k9Ybkk?3FCd
    =_7?`^_,?f8;a:6kkYURTf0<YXTkSBIkkcai1> *^R]ZAPS^fY`DU]kk??7/QT]M?.k:ZakkMMR`d )_R]W@GT^cY`;Q]kk?B6;IT]C8/k4ZbkkGNR`d
    D_-?b^_.4f5<a?JkkYA>?f9CY9TkS<DkkcaiD> *_1=HHADKOQRJT[kk3BA<M8HGB3k?ZbkkOGWKE 2_/]O@:=^<J`FU]kk=?>0G6]=A3k9ZbkkV=S@d
    6^NBES<T^fY`aT[jk'EA@fD0XP=kHYbkkc`iHc 0A6@GAB8AI=CD8?MN<>=9I7@<<8N7=ENNFCLCF @_*4^^K7>fA8S;BkkJ>SPf46I:Qk<@FkkU_iIC
    @_55RR[29f5;O5:kkN2IOa1<JYOkHA<kkL`c@C C^/:B^_-6f:@a7?kkXZ@If2;8YQkSHMkkDa[DM *_.AbTE7A_=CF;AkkUXYHf6AXWJk6OPkk``i?E
    >_3>d[_-4f1@a69kkY[YUf8JSXTkF@:kkZai9Q -_PZJBDNSZNRM7AWkC;>6TPZ?:7kA-9`kFER]] +_Q]H>CI^TO`KO]ikC674TN]9;1k1YbkkI@KYd
    B^39d]_4?fBB_7=kkY;XHf,3Q3Sk@MQkkc]i<I B_17Q;I5<c=AG27kkBRCAO18PJMkAEJkkG=h;< )_:MR]W5Mf8JM>Bkk@V@Uf<IEVEk0<DkkJCiCP
    0A6@GAB8AI=CD8?MN<>=9I7@<<8N7=ENNFCLCF E[1<d^_6?M0?a4@kkXRPUf,=Y<EkOEMkk``i=D *_EMF?JOSLTNCQShkD=83IIQ892k5YbkkK@L]]
    ._L]I=C>^HK`>R]kkA;53K9]961k5ZbkkI>GEd ?ZNYaZZQYcV]^QXghUWURcPY#UPhPV_hh`Af]` 0A6@GAB8AI=CD8?MN<>=9I7@<<8N7=ENNFCLCF
    D_29dV_66f=9B78kkVGWJf/<R<Sk89?kkcai6D C_4=c^_.<f=:B7=kkYJO:f2DY2Tk>FFkkcai7; I_78d^_,>f,9a?BkkY[YUf7JYXTkG5Kkkcai;H
    ._LNNBJQUYT@ELIdkPI<,TRZ;6.k8XbkkNRiZa 0_J]PTFO^WE`?R]kkRF:,PL];1/k5ZbkkTPiNd
    = he other 5D0 5D1 5D2 5D3 5D4 5D5 5D6 5D7 5D8 5D9 5DA 5DB 5DC 5DD 5DE 5DF 5E0 5E1 5E2 5E3 5E4 5E5 5E6 5E7 5E8 5E9 5EA
    8G35BC1:@?G;a:4W5]>C9dAcFB@5@ -%UW`[SR`[aQc[TZW`Y_Zf^g`]VWV /cT<IB=2A9M4II6>;F7FUGAbJK<<2 3c9AD<94F>B1R?8S:B<A9fDYE@3<:
    3cD8M4?2CSM0b[64=@=O:RNe_Z6=C -cC9HE82YJU/SM@=?HEM:NIfVB6== *c<=@BC7B>H5c@A?8IAA>f@gBA<== 1c99B9>?E?E=F@7=;;;@>H?KA?6=0
    3c9BMF+1RT^6_:BJ7JFXGZXgR>5TL 3cM8J6<0=UK1[G7G=I=?ZVFOD<4:9 /cA<JQ:.T<I/aF:QD@=K;ODeUE3KA /c>>G=95HBC7DA;1@<;B@NBQD?::8
    #cUV`[SR`[aQcZSZW`Y_Zf^g`]VWV Ac;9L=:1@CU3<G0>7:8BJTB]XV;;9 ,c4>EA46K?D2A>@A;PAG@R?YG@D@> #cUW_[SR`[aQc[TZW`Y_Yf^g`]VWV
    Cc:>C;42C<B3L>=M>?;<:f@T;<758 #cUV_[SQ`[`Qc[TZV_Y_Zf^g`]VWV Gc@E=@3/I>@+SAHGAIG<@UAYE@?;: 2cF<@==1^C90J?>G=MDIA>3gT;:V9
    3cR9M9<1C[F4_C/7=J>FY^PN<D8:: #cUW`[SQ`[aQc[TZW`Y]Ze^g`]VWV BcAP@L71P<=0IG:TQB7;7XRPE<188 #cUV`[SQ`[aQc[TZW`Y_Yf^g`]VWV
    Ac57F<61_=B/`[8F7QG^8Q>PLO3W= /cB8X=90WB<3aZ;KEF?AELBX=O39@ ,c6:>A82N@B1A>IIBLECDNFGB>H@: 4c99HI54IBE3J@/@:P9R?W@fQB6H<
    'cCBHN:6T=Z5HEDA@E@REQBgR@;GG
    = ar other 621 622 623 624 625 626 627 628 629 62A 62B 62C 62D 62E 62F 630 631 632 633 634 635 636 637 638 639 63A 641 642 643 644 645 646 647 648 649 64A
    6GfN8i?f.9Z;LC@FEIDNADGOJV9K8A>84A?6b; -%fi]icfPYZXd`^bZcXe]bbdbhYf[]]QUV[WbT $dfh]icf<Y?Fd`^bZcXe]bbdbhYf[]QIRQFQ`S
    @dXV]ic^O=H?<KS-?C=T;LZcafVUHYJ18-EG[9 ?dfi[[c]P=F@C?::AM;J8@>KBP;E?@:=5-A5Q8 Addg]acf5MO7;K^;8DD_2A_dZhYfY?:16I=2M5
    Kdfi]iccO@ZEF??B>7@J7DA?BT:KFBL+=/LVa8 8dfc]icf9>6CbAB^:M7>JNMTHf;_@<@35@=CS- 0d?i]^cAO>I9KEBI?L:J?KGIHY@SCCE);7EF_B
    0db^A]IW1C<>OK=K:L7RBBJMBa7LN?@9@;;<T2 #dfi]icfPYZXd`^bZcXe]bbdbhYf[]]QUV[WbT -dfaDRcY:<NBO?9?BL9H?@?IBJ:E?;><8>::A7
    -dffVhcf2B:GR`^`Pc3e[bbdbhQVP;S16:H<O3 4dfaLhcM1<=<QYHb5L7=C]adbh=TP[T63886T6 4dfh]icf3<<6DDZb3K7C<L?EJCYfA9;:7AI:Q3
    8dfh]icf1:F7`R^Y7>1HFI6F7gYf@]Y0>GN<[6 +dRbFecQ3I6BBUTD@c8ZGXbdbh@]BDHA8A?6C1 5dfb]hcU+BHIdJ^VZ`@e]bbdbhQfMV91OB0BG0
    -d[REOcD296>R=BQA_JM>JJ@JhDH>@;JDB?9B2 .d?hUgcL0=9EdIJQDc;OWbbdbh>XGGK88?@6Q/ 1dffGHcN27>2dBIJGa;dGbbd?h<dCI=68;@8K2
    7deXCMcF1;E=dDG9@Y/dR_bdF_8D=B6C<F9=L3 4dfg]icf289Kd`8P7c4e]bDdGhA>8NU3><H3L6 -dfcYhcU/@=CdM;G?c8e]bb`Fg7CJ]S89I?8B3
    1dWgI_cI177Hd[I]Sc3cIVbdGg;V::X5F9D6I4 5dfh]icf/I8Fd`^bZc/e]bbdahWa?]N82>3AI3 1dfg]icf3;:=MJ^b6Q8GIDJ?HHYfLDK/85B=N9
    7dfi]icf1=:@WX^b>B1@AMQA<fYfE]V7:;L<P- 2dbdKZEO7L;<aKGPOO9L=OI?NG=VQ<B=GB@>A) 1dfg]icf1989d_Wb3P8ZEN?C<V<fBJR8ABC5E5
    .dfcHd^a1<=:;WT_HE7DAJ^Z^eP`HYR385G6U8 2ddK:dAZ4>@9G@=D?BAL=ADNEU;F?=:<3>==87 /dfcUHcU2C==D@?F=S:J<BCMJV9LIC?:C0A:P9
    (dfgYdc]3D@9YFFQ?IMH>FGRGBFP@DCOFH9=J6 +dff]Lcf/EFFcG^b=4<JZTbS]aYfVTM>4<K6N9 2cOWAhI^1=G=K>AL<K7C>KDCEM=M>;A375?JH:
    #dRi]icfPYZXd`^bZcXe]bbdbhYf[]]QUV[WaT ,dJhQScL6A4>FEDG:P8F>FKEHU>QA=?;<5=<]E
    = fa other 621 622 623 626 627 628 67E 62A 62B 62C 686 62D 62E 62F 630 631 632 698 633 634 635 636 637 638 639 63A 641 642 6A9 6AF 644 645 646 647 648 6CC
    8Ik?ki23@:VABA=6W;CZ=<HUJXBOAC7BH5;:8@ ,&kdkjPWdWibeb`UiT]jZ[eheiah`aZa[VUUUS $djcjh5VbEh`da_ThR[iYZdgdH`g_`Y_ZTTTTR
    GekdkTP7HAFQ^^::D89M<>aheia@B<MD:1-<98 ;ejdjiOWc80Mdb>ThS]i1[dgdh`h_a4`8-BDL1 Jekdkj<Id8ibeb`>iELjU[ehYiahMPV`2864.,
    1e]ckOO=O?RGYEE9^46Y8=GOHUCQBDFG982<>2 5ekdkg.GS?gTIIA=R2AjBDYaJi@WQGED>JB/66 8ekdk_/W]FibYbB<C1?F2=ehbiahWaOX<M:C6/
    *ekdPV4AZN]HdCBIa5R[MBCT]LDKACHHA9;748 .ekdkj12dPibeb`Ui0]jZTeheiah`NZ`.AD<J7 5ekdke-?dAd_e_`9G7@jCDeheiCQJ_LX:4842:
    8ekdkj8WFIiNab^Ti4ZjE<eh@ia`[><CMF2-5/ 5ekdkj/>d5FEeb`8G5Hj6D@>ZC_hD9=]95FB<9 :ekdkj2:`3iRRbZ;X8OjC;<aAiahIaZV<DAD+7
    ,ekYiX1L]DXVX^HLh0Tf@EdgeiN[JLHCC;:496 :ekdkj*=d:ibebAUi2]jZ3eheiPU:a<aLRO5B5 ,ekO_P0AU?_GOKG5hNEQ=CNJTiNV>JAAN<@955
    (eX^kR5B[LiUeUM;i>]jN=ehbbZ^X`SIJ75;A2 7ekdkZ/WcWibeb`?iE]jLUeheiah`aS9HH5-4. 3ekdaJ1@E+hQdXCHi7WjPPehBiFhCODN<=><;3
    /ekdaf7?U3iKdNC2i:[jKHYh[iHLKD:?M6:657 4ekdkj29dCibe;T3i7]jZYEhFiMM8aZa1@;?16 2ekdkj,DdJibYFL=i3]jZOehIi6h`aZa?<S>03
    ,ekdkQ78dVibe@`Ui/]jVSehei<^<;Wa5@A:49 5ekdkj.Gd=ibeb`Ui+]jZUeheiahIaZaD;K286 1ekbhj2>d7BDeb`5N8CjPAD@HKahGC?a4788>5
    0ekdkj/GdGibQb`A63:jPHOMeiahJaZK6=>?9/ 2ekckd2Sb/iMeHXHb0BjACFE]D>I[8<_BM@;=4 0ekdkj19d6ibZZ`6c6NjB@BF7i9hFMUa8DL8:5
    2ekdkj3KR;MJ_b`F_3Fj<;ahciXhOaZa;<1.<8 3ekdkd1TZGiZWb`N;.=jEAeheiah7aZa;@B562 ,ekYfZ/;U=YT^DPENIJ]BGXhF`EPBGCHE9C990
    ,ekd]V1GM=GDJ@H=Q9Id@@LUJ]?QQDCL>H7:81 )ekdkh8BZ>b@TSM3_FJWA@PeLDNfEEB<O:B8;5 &ekdki4K^EiWdb^Bg;IiAFe`eiahK_R[L6?MC?
    ,e_^hS4?MC[BMKQ4Y4<Q=>LHKVDPIAJL9=4BN9 *ehdeZ7ET>[IKOG8`8@R?>WZOfIVIG:B=;3=B?
    = th other E01 E02 E03 E04 E05 E06 E07 E08 E09 E0A E0B E0C E0D E0E E0F E10 E11 E12 E13 E14 E15 E16 E17 E18 E19 E1A E1B E1C E1D E1E E1F E20 E21 E22 E23 E24 E25 E26 E27 E28 E29 E2A E2B E2C E2D E2E E2F E30 E31 E32 E33 E34 E35 E36 E37 E38 E39 E3A E40 E41 E42 E43 E44 E45 E46 E47 E48 E49 E4A E4B E4C E4D
    Vp4>l8lYJ?K?DfYkmYeocA;E<J<>:@L<HF<A<V>h>Ga7<o8Kl^XScY[hb_ap2:;G>pleZZlm_p
    >S:DS@SQ<CMCGRJQPNPRI?>I@I9@AIOBJJ<=8P=S=HJ>@Q:NS@<7F=?KEBDS;CDJFSSH>=NPBS
    <p=AoAo^CGTEDn[KTSloRD?KDQBEDIREONDG0M8nAL=?Ao>Th>;1B=CQUBHp:BCIDpoGA@LQLp
    IpDTpLplNG]T^ognmYmoKJA_La9CJWeTaL>;Ck@p9ROIQY7dpD73RB6=E?HpIUKWXpp;7/lm@p
    QgMXgSgePVaW[g_edcdf]RQ^T]LSU]cV^^OPKdQg#[_QTfNbgTPJYQS`YUXgNVW^Ygg]QQcdUg
    EpHRpCpXGOaGSoanmicoBDBYJV9FKS_MYS=I1T6o0QgGHo8bpD<8<=ASD;@pALEYOppL=;lm=p
    QgMXgSgePVaW[g_edcdf]RQ^T]#SU]cV^^OPKdQgQ[_QTfNbgTPJYQS`YUXgNVW^Ygg]QQcdUg
    ?p>PpEpiUPIAUnenmglofRLWFZ<GBRIFYD@G9fOo?X3>FoI]o<?/cD;hbIap:LMXPppe39lm5p
    5p6?o7oLE@L?Gk[fm_joeB<G=N>A=DN?KJ>C=[@l?FX8;o;QnUI;TBLYLQPp3;>@@po^DMlm_p
    <p;IoDogC?AKQmMmmelofB@PHR:DGLVGOR@L6dFnAORCFo;WoA3797:TF:Bp<FGNIpoB@7FFHa
    Pp9]pWpm@Qh]bohnmkmofCWcCd>APai;ed<CAl2p<RhVYoEhp:5/M76R?9EpJZMdMppe9ClmQp
    Cp>SpDpkHS[DSIGS`WmofGHZJP7ILRaIRS@B<iAo@KRDLo=ap>31B76_:=BpALJULppE78_mIp
    GpCVpHplHWcPJognmjmofCCWLT:FJYdPI_BJCj>pF_gDPo6UpF75P42@=>=p=MB_Mpp<8:lm6p
    Zp=ap]p==`j`dogmmkmofZZf]fU]^ek_ggXYTmYpYegZ]n8ko=8(c/[hb=apW``fcopeYYkl8o
    :p=HoAoVL8K5QR2mmdVofIBOCJDDDKXAUIFJBUHnDLfB;oDXoHA0c<BhbLCp:?EHFpoV5@lmFp
    Bp6HpLpjVH_SXofnmIlofSOYGDNANT`P[Y?H4hAoQIgK.o@_p]X2c5/IbAap?GOZRppeZZlmDp
    >p7NoHohUH[HTnenG3lofIFUGYBNJP[LXVGCCeDoDJfDDoH[o?K=c(Khb?apBKKWHpoeZZlm<p
    @p6Qp@piVL^EFnenmglofRFWFFB8:MPCKH6GGgEoC>g<HL9Kp=C.c7@hbPap9@>YCppeZZlm8p
    FpBVpPpGWVbK[ognmiLofVR]S`?FFXcC`^IUAj7oFLg>SoOcp>G5c.?hb<:pJRF_VppeZZlm+p
    @p=QoKoiVC^QVnenmglofRMWO[(PMS_OZDBRBgPoPYgANoJ^oDX?c/[hb_apEMNYQpoe3Zlm_p
    =p?Mo@ogOKZHSnQnTF1oGPFQFTCGFL[BWAFA4eLnFHf@?oDZo5J5c;4XbFGp?HFVJpoeZZlm1p
    9p:Co?o`?DNCKm_mm]koeB>I@Q>EAFNCKM@?<Z@nAO^<=o9ToO=9B86ICB>p7?BGCpoBE;XW>p
    @p;OpHp_LM[HNnZdmglofM@DKU@FIQ^LUNGB2SBoBRgALo;Ye;44D3<LF<Cp?HITMppD9:HO;p
    Bp?LpKpjDH_PXofnmhlofHKTNU9CFT`F]L>D@h;o;KgFLo8`pC:1c:9889:pBJKTDppe6:lmAp
    CpBQpDpjGQ`PUofnmhmo`HNZJ9=DJSaDXVE:4RFo>>DEEo:]p=75:94DH9CpALJXPppH;:^m=c
    CpCOpIpj@L`ITofYmimofTNZMV9KGVaI^EE>0iRoFIgGOoBapGB0Q/;TW6EpAML]MppeJZlm6p
    8p:Co=o`IDQCEg[mmWkoe>:K;C>B@GPBMK@C?SBm@J_<>e:SoD:8I:=HEBLp6>@DApoNA8lmAp
    ;p;Co>o`GEMGJmJc[]kofA?H>O>>?GPCOMCE6_@nALf=Ao8WoL55F<;MF;?p8@CGCpoJ@>MXWp
    Dp>SpJpkNPaNM^WO?KmoMGEMGVCNDObKXSHL,S4oCOgCJo?ZpA87W;<PEAApAIHVFpp7=?HFGp
    TpF_pUpn@JiJcphnYkmoQDYeNe<U[cj]ff=BLm1pJdhA[oDjpI8;X6;D@E,pM]^e`ppJ57lm_p
    VpG`pZpn@_j`dphnmkmof=Yf]f4[]dk^gfXY<mYpYehY]o;jp]12cG798:?pU__fappe/7lm_p
    BpBOpIpjCE_CRoNaah[oLIFU>H<EKR`EYNJ;0C4oDGgCIo;[]C56Q5=G==>pAKLVPppG?@lmCp
    =p>NoFogOJPJHndnmflofH=OES>KIP[L9UGL7e9oFVg@Io4[oG59c7;W:><p8DCRHpoLB4lmDp
    JpFYp=plXSeC_ognmjmoJSQ`BbJROTfBbaEI<WRpEVRCVoFepK2)c4ChbB3pKVRaPppeZKlm?p
    :p;Do?oOEDPCKf[fmXkoFA?K@M=B?GR=NG@C=N@nAIZ=<o:VoA:5];<P<?@p7A?GEpoH9=lmNp
    9p9Eo?oa8FPCMmSem^koT??MBK8>BJSCPI9G=bCm9Gf>?o<VoC?5O@CQD=Ap9ABEDpoG;Dlm9p
    Ap?KpApZ?HWIOo`nmWef?EDEEMDEEMTESM:D9eGoAGJ@Fo=[p185M99K=@@p>FHQLppJ>=_[5p
    Tp2`p9pn?DiAcohnmkmBA3/L3eBGAckLffAYTmYpYB0X;oUjp]XFcY[hb_apD^Dfa=peZZlm_p
    ?p<EpEpc<JXKMn_embeo]BDUHS?BCNYINN?DGbAo@O]BFo8Yb<53C78F;=<p=HEOIpp?89_mCf
    VlR]lXljT[f[`kcjigikbWVbXbQXYbhZccTUPiUlUacVXjRglXTO_UWd^Z]lS[]c_#laVUgiZl
    =p;GoCog9BTDMnUn__doN=BPCS7BELYGQO>;;Z>nHL_@A]?VoD60`5>hXGPp:BCKEpoP>@dmDp
    <p:KoEofQCYIRmXmmelofJAOGL9GIMZ>VI@E6NAn:E=BGo@YoM5/c7;9b>?p>HGOBpoeZZlmAp
    <p:KoFogQHSHLnd9D7Wo4I<TDOGFCMZIRH@;<VJnHJfAGoEZoC9/c@8hbCap>FGQIpoeZZlm5p
    Cp?OpHpj?P[NKofnd]moT?8@JR;EGT^IUF8H;UAo>YgCFe?`p>43>88N=9>p<GDXHppW<@lm>e
    RpB_pVpn?YiYcp?nm^mo`JDdUY0PQbjPfS2:=S1p9UhNVYBipE64W>GONC@pPYVeYppA?:lm>p
    >p9NoHohUCZOTndmmflofPKULYCN<P[CXVLPJeMn?Vf82oH[o=E+c0;hb;apBKCWNpoeZZlm_p
    Ap5KpDp`1LVKOo]ngdloa;CPHN4=DMYGJJ:76d@oDS[?E^<UpE<8G?BNK>Mh;EGLIppGEETU_p
    Lp=ZpNpmDOfIPognmjmof?EaOc>KE^gOGb9K?l;p=agAWo3IpC62c5;?<>>p9O:bGppC<<lmIp
    0n7@l;l]KAMAFg[jl[fmbD>G?L?@=BN>KH?C>Y2iAIa:>m;Ml[WQaXZga^`n5=>I@nldXXjk]n
    :p7Eo=oZG;L>Fmc^mdboQ9<H:M>:?HU<LK=@>c;n=KU:9o=Qo^XScY[hb_ap19:KBpoeZZlm_p
    Zp3TpFpb3DjDbp<nM@bK@78YEP16GflAT^>:Tm?p6GT=^`Wkp[XScY[hb_apW`agcppe99NO_p
    <p8Go?oX6BV?JiKaUYecF>=M@C5@CKSAMJ552^=n:DG;?PCSgBXScY[hb_ap:CDLFpoeZZlm_p
    :p9Ao;oeDCTAGmcmmdkoeB;I?O3==DM;NK:C6V9nCIf;:o?Wo^XScY[hb_ap2:BB>poeZZlm_p
    Bp5JpBpU9?X@MoEYUO_oJ67L<D1<BPaDLG;=;c<o<AC;FYI^p^XScY[hb_ap:KAUKppe:;MQCp
    :p;HoAoXOGREGm]m_`ToU>@OCP<@BIQ@KKA-?_Bn>LW>BQ@Wo^XScY[hb_ap8B@LFpoe34II_p
    Pp+^pOpm-]h]bohnmkmof=RcZd?CYaiZUd:RSlRpXchQYoThp^XScY[hb_apRZ[d^ppe11DH_p
    ZpVbp]pnX`jCephnmkmof<Zg^f9@^fl_ggERTmYpZehZ^o)kp^XScY[hb_apW`agcppe,0RPYp
    Cp4@p?p[;CYEQo@NOUQL;7:T:D8=<L]DUE7@7i<oDG@?BOL[p^XScY[hb_ap@KCRMppe59DJEp
    ?p3JpFph=GTBHnG_RYloJ8<ODQ:@9LVHLS:L9f9oHUNCDoEPo^XScY[hb_ap9CBMFppe4/KOYp
    QgMXgSgePVaW[g_edcdf]RQ^T]LSU]cV^^OP#dQgQ[_QTfNbgTPJYQS`YUXgNVW^Ygg]QQcdUg
    Zp8:p9p_@;D==danmk^XX::I8N;:7FQ<DL:@8m7p;FR88g9Hp^XScY[hb_apT`agcppeZZlm_p
    Zp6:p9pnD<IA@phnmkmof;7C:^:::<I9Bg7?9m8p>eh97o8Dp^XScY[hb_apW`agcppeZZlm_p
    Zp6Cp7pIF@F?<pTnmkZoS78H7K:=9Jl;DE9:5m5pDH^@<o7Bp^XScY[hb_apW`agcppeZZlm_p
    ZpCbpApnX)j7ephnmkmof>;g^f45^fC_gLXBTmYpZeh:0oWkp^XScY[hb_apW`agcppeZZlm_p
    Zp:9pCpnNMOG=p[nmkmoW6:D:P?B8K]<6S.J9m<p:Th?8o:@p^XScY[hb_apW`agcppeZZlm_p
    <oBLnFnfSMY5Rlclldjnd0IS5WILHNYJVTJNIdLmLT+0JmFYn[WRbXZga^`o@IIULondYXjl^o
    /g6@f:fZIALAFcXddYbf[C=G>K>@<BM>JG>B=W@d@H]9>f:MfTPJYQS`YUXg4<=I@gf]QQcdUg
    Wp1ap?pn7;jOdpCnmkmof5;fKf+5OekSgg5YRmIpEehY]o6kp^XScY[hb_apML`fTppeZZlm_p
    @pBIpGpi2KXJQnanmglofIELGT4IHNWHUU::DgIo7WgBCo/ZpPX.@Y[hb_ap<FJHFppeZZlm_p
    ApAJpDpc6FXHRn_nmhlofGERGZ3GGMRIUR;;CbHo:TgBEo0]p[X,7Y[hb_ap=DHIGppeZZlm_p
    Dp/TpApk<MaTJofnmimof7BZQ_?8;VbRO[C5OiRo:[g;Qo1ap2X6cY[hb_apFPQ]TppeZZlm_p
    ;p@KoEof3EXLQmcmmdkofNHRIV6KHMYIUS:2HcKn1TfDFo0XoLX1HY[hb_ap?HITGpoeZZlm_p
    1p5An:n^MAOADi]lm]ho_=;H<L<>=CO>DI=E<Z?j@Gc8?o;Ln^XScY[hb_ap3;<G?pneZZlm_p
    WmS^mYmjU]g]aldjjhjkcWWcYcRYZbh[ddUVQjVlVbdWYkShlYU%`VXe_[^mT]]c`lmbV-hiZl
    """
