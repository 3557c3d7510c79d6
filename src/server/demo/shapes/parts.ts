// Parts of a scenario's text file: the text above the first heading, and the text or the list under each heading.

export type Fault = (message: string) => void

export type Parts = {
  /** The text above the first heading. */
  opening: string
  /** Text under a heading; empty without it. */
  text: (name: string) => string
  /** Entries of the list under a heading, each without its dash. */
  lines: (name: string) => string[]
  /** Headings that begin with a word, with the rest of the heading and the text. */
  begun: (word: string) => { about: string; body: string }[]
}

/** Cuts a text at its headings. @param known headings, or beginnings of headings with `：` behind */
export function partsOf(body: string, known: readonly string[], fault: Fault): Parts {
  const [opening = '', ...rest] = body.split(/(?:^|\n)## /)
  const parts = rest.map(part => {
    const end = part.includes('\n') ? part.indexOf('\n') : part.length
    return { name: part.slice(0, end).trim(), body: part.slice(end + 1).replace(/^\n+|\s+$/g, '') }
  })
  for (const { name } of parts) {
    const isKnown = known.some(each => (each.endsWith('：') ? name.startsWith(each) : name === each))
    if (!isKnown) fault(`nothing reads a part “${name}”`)
  }
  const text = (name: string) => parts.find(part => part.name === name)?.body ?? ''
  return {
    opening: opening.trim(),
    text,
    lines: name =>
      text(name)
        .split(/\n(?=- )/)
        .map(line => line.replace(/^- /, '').trim())
        .filter(Boolean),
    begun: word =>
      parts.flatMap(part =>
        part.name.startsWith(word) ? [{ about: part.name.slice(word.length), body: part.body }] : [],
      ),
  }
}

/** `名前：説明` */
export const choicesOf = (lines: readonly string[], fault: Fault) =>
  lines.map(line => {
    const at = line.indexOf('：')
    if (at < 0) fault(`the choice “${line}” must be 名前：説明`)
    return { name: line.slice(0, at), description: line.slice(at + 1) }
  })

/** `key / PL / 本文` */
export const postsOf = (lines: readonly string[], fault: Fault) =>
  lines.map(line => {
    const [character = '', voice = '', ...words] = line.split(' / ')
    if (voice !== 'PL' && voice !== 'PC') fault(`the post “${line.slice(0, 20)}” must be key / PL / 本文`)
    return { character, voice: voice === 'PC' ? ('PC' as const) : ('PL' as const), body: words.join(' / ') }
  })

/** `key / 選択肢の番号 / 本文` */
export const playingsOf = (lines: readonly string[], fault: Fault) =>
  lines.map(line => {
    const [character = '', choice = '', ...words] = line.split(' / ')
    if (!/^\d+$/.test(choice)) fault(`the text “${line.slice(0, 20)}” must be key / 選択肢の番号 / 本文`)
    return { character, chooseId: Number(choice), playing: words.join(' / ') }
  })

/** `key / 本文`: an MVP with its reason, a note of a master. */
export const keyed = (line: string) => {
  const [key = '', ...words] = line.split(' / ')
  return { character: key, words: words.join(' / ') }
}
