// How the facts of a novel are said.

type Chaptered = {
  chapterNumber: number | null
  chapterTitle: string | null
}

/** 第2章 一分延発; nothing outside a series. */
export const chapterName = ({ chapterNumber, chapterTitle }: Chaptered): string =>
  chapterNumber === null ? '' : `第${chapterNumber}章 ${chapterTitle ?? ''}`

export const lengthOf = ({ characters, minutes }: { characters: number; minutes: number }): string =>
  `${characters.toLocaleString('ja-JP')}字・約${minutes}分`

/** The tags with one more, or one fewer. */
export const toggled = (tags: readonly string[], tag: string): string[] =>
  tags.includes(tag) ? tags.filter(each => each !== tag) : [...tags, tag]

type Book = { novelId: number; chapterList: readonly { novelId: number; isRead: boolean }[] }

/** Where a book is opened: its first chapter that was not read yet, or its first when all were. */
export const nextToRead = ({ novelId, chapterList }: Book): number =>
  (chapterList.find(({ isRead }) => !isRead) ?? chapterList[0])?.novelId ?? novelId
