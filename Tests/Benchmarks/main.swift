// SPDX-License-Identifier: Apache-2.0
import TextModel
print(MemoryLayout<CharacterAttributes.Members>.size, MemoryLayout<ParagraphStyle>.size, MemoryLayout<BoxStyle>.size, MemoryLayout<Block>.size, MemoryLayout<AttachmentOccurrence>.size, MemoryLayout<Color>.size, MemoryLayout<Link>.size, MemoryLayout<Shadow>.size, MemoryLayout<Revision>.size, MemoryLayout<AttributedText>.size,MemoryLayout<Block.Kind>.size, MemoryLayout<LineDecoration>.size)
