// Sections of a long text, by what writers set between them: a heading of its own line, or a line of signs alone.

export interface Section {
  /** Words of its heading; null behind a line of signs. */
  title: string | null
  /** Line with which it begins, from 1: its heading, or the first line with words behind the signs. */
  from: number
  /** Its last line. */
  to: number
}

const LONGEST_HEADING = 40
const SIGNS = /^[\s　]*(?:[＊*◆◇■□●○★☆※†‡§♪♦…・.\-‐－─━―—~〜]+[\s　]*){1,20}$/u
/** A pause made of points alone belongs to the prose. */
const STRONG = /[＊*◆◇■□●○★☆※†‡§♦]|[-‐－─━―—]{3}/u
const MARKED = /^[\s　]*[■□◆◇●○★☆▼▽▲△§♦†][\s　]*(?<words>\S.*)$/u
const BRACKETED = /^[\s　]*(?:【(?<square>[^【】]+)】|〔(?<round>[^〔〕]+)〕)[\s　]*$/u
const NUMBERED =
  /^[\s　]*(?<words>(?:第[0-9０-９一二三四五六七八九十百]+[章節話幕場部](?:[\s　].*)?|[0-9０-９]{1,2}[.．、\s　]+\S.*|[一二三四五六七八九十]{1,3}[　、]\S.*|(?:序章|終章|幕間|プロローグ|エピローグ)(?:[\s　].*)?))$/u

/** Words of a heading; null for prose. A heading ends with no full stop and holds nothing spoken. */
function headingOf(line: string): string | null {
  if (line.length > LONGEST_HEADING || /[。「」]/u.test(line)) return null
  const groups = (MARKED.exec(line) ?? BRACKETED.exec(line) ?? NUMBERED.exec(line))?.groups
  const words = (groups?.words ?? groups?.square ?? groups?.round)?.trim()
  return words ? words.replace(/[■□◆◇●○★☆▼▽▲△§♦†\s　]+$/u, '') || null : null
}

/** Part of a line in the sections: nothing written, a line of signs, or words, with the heading that they are. */
export type LineMark = 'blank' | 'signs' | { title: string | null }

/** @param line as readers see it, without the notation */
export function markOf(line: string): LineMark {
  if (line.trim() === '') return 'blank'
  return SIGNS.test(line) && STRONG.test(line) ? 'signs' : { title: headingOf(line) }
}

/**
 * Sections in their order; a text before the first mark is one without a title.
 * @param lines as readers see them, without the notation
 */
export const sectionsOf = (lines: readonly string[]): Section[] => sectionsFrom(lines.map(markOf))

/** The same of marks that are known already, such as those of a text in which one line was changed. */
export function sectionsFrom(marks: readonly LineMark[]): Section[] {
  const starts: { title: string | null; from: number }[] = []
  let isOpen = false
  marks.forEach((mark, index) => {
    if (mark === 'blank') return
    if (mark === 'signs') {
      isOpen = true
      return
    }
    if (mark.title !== null || isOpen || starts.length === 0) starts.push({ title: mark.title, from: index + 1 })
    isOpen = false
  })
  return starts.map((start, index) => ({ ...start, to: (starts[index + 1]?.from ?? marks.length + 1) - 1 }))
}

const LONGEST_NAME = 20

/** Name of a section in lists: its heading, or its first words. */
export const sectionName = ({ title, from }: Section, lines: readonly string[]): string => {
  if (title !== null) return title
  const words = (lines[from - 1] ?? '').trim()
  return words.length > LONGEST_NAME ? `${words.slice(0, LONGEST_NAME)}…` : words
}
