// A story of any length for trying the reader: sentences of our own, combined anew in every paragraph.

const openings = [
  'その編み物が毛糸でないことに、ノアは三晩目まで気づかなかった。',
  '老婆の膝の上で揺れるのは、｜月光《げっこう》だった。',
  '灯台の｜螺旋《らせん》階段は、きのうより12段だけ長くなっていた。',
  '港の｜時計《とけい》は、雨の日にだけ正しい。',
  '｜灯守《ひもり》の見習いは、油の残りを3度かぞえた。',
  '霧の底で、だれかが糸を巻いている。',
]
const middles = [
  '天窓から差す細い光を指に絡め、二本の｜骨針《こつばり》で、音もなく目を拾っていく。',
  'あたたかい。冬の朝に誰かが脱いだばかりの外套のような、持ち主の気配が残るあたたかさだった。',
  '海の向こうで｜汽笛《きてき》が二度鳴り、犬がそれに《《ていねいに》》返事をした。',
  '手紙には夜明けまでに来いとだけ書かれ、差出人のところには小さな結び目が縫いつけてある。',
  '窓の数は365。けれど夜ごとに、ひとつだけ数が合わない。',
  '濡れた石畳に街灯の光がゆれ、足音は遅れてやってくる。',
]
const voices = [
  '「触ってもいいの」',
  '「いいよ。ただし、《《ほどいてはいけない》》」',
  '「これは、だれの」',
  '「まだ来ていない人のものさ」',
  '「ほんとうに!?」',
  '「糸は2026年の冬までもつ。そのあとのことは、そのあとの人が編めばいい」',
]

const WORD_ONLY_ONCE = '硝子の鯨'

/** A text of at least `length` stored characters; always the same. */
export function story(length: number): string {
  let seed = 7
  const pick = (from: readonly string[]): string => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return from[Math.floor(seed / 65_536) % from.length] ?? ''
  }
  const parts: string[] = []
  for (let written = 0, number = 1; written < length; number++) {
    const ending = number % 6 === 0 ? '\n\n' : '\n'
    const words = number % 3 === 0 ? pick(voices) : `　${pick(openings)}${pick(middles)}${pick(middles)}`
    // A word that occurs only once, near the end, for the search.
    const found = written < length * 0.9 && written + words.length >= length * 0.9 ? `${WORD_ONLY_ONCE}が通った。` : ''
    parts.push(words, found, ending)
    written += words.length + found.length + ending.length
  }
  return parts.join('').trimEnd()
}
