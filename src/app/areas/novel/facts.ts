// Facts of a novel in words.

type Chaptered = {
  chapterNumber: number | null
  chapterTitle: string | null
}

/** Name of a chapter: 第2章 一分延発; empty outside a series. */
export const chapterName = ({ chapterNumber, chapterTitle }: Chaptered): string =>
  chapterNumber === null ? '' : `第${chapterNumber}章 ${chapterTitle ?? ''}`

export const lengthOf = ({ characters, minutes }: { characters: number; minutes: number }): string =>
  `${characters.toLocaleString('ja-JP')}字・約${minutes}分`

/** Tags with one more, or one fewer. */
export const toggled = (tags: readonly string[], tag: string): string[] =>
  tags.includes(tag) ? tags.filter(each => each !== tag) : [...tags, tag]

type Book = { novelId: number; chapterList: readonly { novelId: number; isRead: boolean }[] }

/** Id of the part that opens a book: the first unread chapter, or the first one when all were read. */
export const nextToRead = ({ novelId, chapterList }: Book): number =>
  (chapterList.find(({ isRead }) => !isRead) ?? chapterList[0])?.novelId ?? novelId
