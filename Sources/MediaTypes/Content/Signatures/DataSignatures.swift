// SPDX-License-Identifier: Apache-2.0

/// Signatures of databases, scientific data, captures, keys and models. The grammar is `SignatureTable`'s.
enum DataSignatures {
    static let table: StaticString = #"""
        application/vnd.sqlite3 0:'SQLite_format_3'00 ?sqlite
        application/vnd.sqlite3 0:'SQLite_format_3'
        application/x-sqlite2 0:'**_This_file_contains_an_SQLite_2' ?sqlite2
        application/vnd.ms-access 4:'Standard_Jet_DB'
        application/vnd.ms-access 4:'Standard_ACE_DB'
        application/x-msmoney 4:'MSISAM_Database'
        application/vnd.dbf 0:03.... ?dbf
        application/vnd.dbf 0:02.... ?dbf
        application/vnd.dbf 0:04.... ?dbf
        application/vnd.dbf 0:05.... ?dbf
        application/vnd.dbf 0:3..... ?dbf
        application/vnd.dbf 0:43.... ?dbf
        application/vnd.dbf 0:63.... ?dbf
        application/vnd.dbf 0:7B.... ?dbf
        application/vnd.dbf 0:8..... ?dbf
        application/vnd.dbf 0:CB.... ?dbf
        application/vnd.dbf 0:E5.... ?dbf
        application/vnd.dbf 0:F5.... ?dbf
        application/vnd.dbf 0:FB.... ?dbf
        application/x-berkeley-db 12:00053162
        application/x-berkeley-db 12:62310500
        application/x-berkeley-db 12:00061561
        application/x-berkeley-db 12:61150600
        application/x-berkeley-db 12:00042253
        application/x-berkeley-db 12:53220400
        application/x-berkeley-db 0:00061561
        application/x-berkeley-db 0:61150600
        application/x-berkeley-db 0:00053162
        application/x-berkeley-db 0:62310500
        application/x-gdbm 0:CE9A5713
        application/x-gdbm 0:13579ACE
        application/x-gdbm 0:CF9A5713
        application/x-lmdb 16:DEC0EFBE
        application/x-mysql-myisam-index 0:FEFE0701
        application/x-mysql-table-definition 0:FE01 ?frm
        application/x-firebird 0:0100 ?firebird
        application/x-rrd 0:'RRD'00
        application/x-redis-dump 0:'REDIS00'
        application/x-innodb 0:'FORMATINNODB'
        application/vnd.maxmind.maxmind-db 0:'MMDBXX'
        application/vnd.apache.parquet 0:'PAR1'
        application/vnd.apache.parquet 0:'PARE'
        application/vnd.apache.arrow.file 0:'ARROW1'
        application/vnd.apache.arrow.stream 0:FFFFFFFF ?arrowstream
        application/x-orc 0:'ORC' ?orc
        application/avro 0:'Obj'01
        application/x-feather 0:'FEA1'
        application/x-hadoop-sequence 0:'SEQ' ?sequence
        application/vnd.hdfgroup.hdf4 0:0E031301
        application/vnd.hdfgroup.hdf5 0:89'HDF'0D0A1A0A
        application/vnd.hdfgroup.hdf5 512:89'HDF'0D0A1A0A
        application/vnd.hdfgroup.hdf5 1024:89'HDF'0D0A1A0A
        application/vnd.hdfgroup.hdf5 2048:89'HDF'0D0A1A0A
        application/netcdf 0:'CDF'01
        application/netcdf 0:'CDF'02
        application/netcdf 0:'CDF'05
        application/x-cdf 0:CDF30001
        application/x-cdf 0:CDF2.0.
        application/x-cdf 0:0000FFFF0000FFFF
        application/fits 0:'SIMPLE__=_'
        application/grib 0:'GRIB' ?grib
        application/bufr 0:'BUFR' ?bufr
        application/dicom 128:'DICM'
        application/vnd.nitf 0:'NITF0'
        application/vnd.nitf 0:'NSIF0'
        application/vnd.fdsn.mseed 0:'MS'03
        application/vnd.fdsn.mseed 0:'000001' 6:'D_' ?mseed
        application/vnd.isac.fcs 0:'FCS' 4:'.'
        application/x-edf 0:'0_______' 192-192:3. ?edf
        application/x-bdf 0:FF'BIOSEMI'
        application/x-abf 0:'ABF2'
        application/x-matlab-data 0:'MATLAB_5.0_MAT-file'
        application/x-matlab-data 0:'MATLAB_7'
        application/x-numpy 0:93'NUMPY'
        application/x-rdata 0:'RDX2'0A
        application/x-rdata 0:'RDX3'0A
        application/x-rdata 0:'RDA2'0A
        application/x-rdata 0:'RDA3'0A
        application/x-rds 0:'X'0A00000002
        application/x-rds 0:'X'0A00000003
        application/x-spss-sav 0:'$FL2@(#)'
        application/x-spss-sav 0:'$FL3@(#)'
        application/x-spss-por 40:'ASCII_SPSS_PORT_FILE'
        application/x-stata-dta 0:'<stata'5F'dta><header>'
        application/x-stata-dta 0:7...0100 ?stata
        application/x-sas-data-v6 0:'SAS_____' 8-120:'SAS_FILE'
        application/x-sas-data-v6 0:'SAS_____9.03'
        application/x-sas-data 84:'SAS_FILE'
        application/x-sas-xport 0:'HEADER_RECORD*******LIB' 23:'RARY_HEADER_RECORD!!!!!!!'
        application/x-sas-xport 0:'HEADER_RECORD*******LIBV8'
        application/x-root 0:'root'0000
        application/mf4 0:'MDF_____'
        application/mf4 0:'UnFinMF_'
        application/x-tdms 0:'TDSm'
        application/vnd.las 0:'LASF' ?las
        application/vnd.laszip 0:'LASF' 104:8. ?las
        application/vnd.shp 0:0000270A0000000000000000 ?shp
        application/vnd.fgb 0:'fgb'03'fgb'
        application/vnd.pmtiles 0:'PMTiles'
        application/vnd.tcpdump.pcap 0:D4C3B2A1
        application/vnd.tcpdump.pcap 0:A1B2C3D4
        application/vnd.tcpdump.pcap 0:4D3CB2A1
        application/vnd.tcpdump.pcap 0:A1B23C4D
        application/vnd.tcpdump.pcap 0:34CDB2A1
        application/x-pcapng 0:0A0D0D0A 8:4D3C2B1A
        application/x-pcapng 0:0A0D0D0A 8:1A2B3C4D
        application/x-snoop 0:'snoop'000000
        application/x-netmon 0:'GMBU'
        application/x-btsnoop 0:'btsnoop'00
        application/x-nettl 0:54524300
        application/ipfix 0:000A ?ipfix
        application/tzif 0:'TZif'
        application/cbor 0:D9D9F7
        application/vnd.openstreetmap.data+pbf 4:0A09'OSMHeader'
        application/x-bplist 0:'bplist0' ?bplist
        application/x-wine-registry 0:'WINE_REGISTRY_Version_'
        application/x-git-pack 0:'PACK'000000
        application/x-git-index 0:'DIRC'000000
        application/x-mie 0:7E1004FE'0MIE'
        application/x-mie 0:7E1804FE'0MIE'
        application/x-bittorrent 0:'d8:announce'
        application/x-bittorrent 0:'d13:announce-list'
        application/x-bittorrent 0:'d7:comment'
        application/x-bittorrent 0:'d10:created_by' 10-200:'4:info'
        application/x-bittorrent 0:'d4:infod'
        application/x-bittorrent 0:'d13:creation_date'
        application/vnd.opentimestamps.ots 0:00'OpenTimestamps'
        application/vnd.cryptomator.vault 0:'eyJ0eXAiOiJKV1Qi'
        application/vnd.age 0:'age-encryption.org/v1'
        application/x-openssl-salted 0:'Salted__'
        application/pgp-keys 0:99 ?pgpkey
        application/pgp-keys 0:98 ?pgpkey
        application/pgp-keys 0:C6 ?pgpkey
        application/pgp-encrypted 0:8502 ?pgpmessage
        application/pgp-encrypted 0:8501 ?pgpmessage
        application/pgp-encrypted 0:C1C0 ?pgpmessage
        application/pgp-signature 0:8902 ?pgpsignature
        application/pgp-signature 0:8901 ?pgpsignature
        application/pgp-signature 0:C2C0 ?pgpsignature
        application/x-gnupg-keybox 8:'KBXf'
        application/x-keepass2 0:03D9A29A67FB4BB5
        application/x-keepass 0:03D9A29A65FB4BB5
        application/pkix-cert 0:3082 ?der
        application/pkix-cert 0:3081 ?der
        application/pkix-cert 0:3080 ?der
        application/x-ms-shortcut 0:4C00000001140200 ?lnk
        application/x-ms-shortcut 0:4C0000000114020000000000C0
        application/x-blender 0:'BLENDER'
        model/gltf-binary 0:'glTF'
        model/vnd.usdc 0:'PXR-USDC'
        model/u3d 0:'U3D'00
        model/prc 0:'PRC' ?prc
        model/e57 0:'ASTM-E57'
        model/jt 0:'Version_8.' 10-80:'JT_'
        model/jt 0:'Version_9.' 10-80:'JT_'
        model/jt 0:'Version_10.' 10-80:'JT_'
        model/jt 0:'Version_8.' 10-60:'DM_'
        model/vnd.dwf 0:'(DWF_V'
        model/vnd.parasolid.transmit.binary 0:'PS'000000
        model/stl 80:.. ?stl
        model/vnd.valve.source.compiled-map 0:'VBSP'
        model/x-fbx 0:'Kaydara_FBX_Binary'
        model/x-ply 0:'ply'0A
        model/x-ply 0:'ply'0D0A
        application/x-ft-draco 0:'DRACO'
        application/x-3ds 0:4D4D ?threeds
        application/x-maya-binary 0:'FOR4' 8:'Maya'
        application/x-maya-binary 0:'FOR8' 16:'Maya'
        application/x-cinema4d 0:'QC4DC4D6'
        application/x-cinema4d 8:'C4DC4D6'
        model/x-lwo 0:'FORM' 8:'LWO'
        application/x-rhino 0:'3D_Geometry_File_Format_'
        application/x-prt 0:A50FF05A ?prt
        application/x-gdsii 0:00060002
        application/x-oasis-mask 0:'%SEMI-OASIS'
        model/x.sf3-physics 0:81'SF3'00E0D00D0A0A06
        model/x.sf3 0:81'SF3'00E0D00D0A0A05
        application/x.sf3-log 0:81'SF3'00E0D00D0A0A04
        application/x.sf3-text 0:81'SF3'00E0D00D0A0A08
        application/x.sf3-table 0:81'SF3'00E0D00D0A0A07
        application/x-tensorflow-lite 4:'TFL3'
        application/x-gguf 0:'GGUF' ?gguf
        application/x-pytorch 0:80028A0A6CFC9C46F9206AA850192E
        application/x-pickle 0:8004 ?pickle
        application/x-pickle 0:8003 ?pickle
        application/x-pickle 0:8005 ?pickle
        """#
}
