// Words for how far story time is ahead of the clock of the server.
const HOUR = 60
const DAY = 24 * HOUR

/** 時計より2日3時間先; minutes stand alone where they are less than an hour. */
export function aheadWords(minutes: number): string {
  if (minutes === 0) return '時計のとおりに進んでいます'
  const [days, hours] = [Math.floor(minutes / DAY), Math.floor((minutes % DAY) / HOUR)]
  const words = [days > 0 && `${days}日`, hours > 0 && `${hours}時間`].filter(Boolean).join('')
  return `時計より${words || `${minutes}分`}先です`
}
