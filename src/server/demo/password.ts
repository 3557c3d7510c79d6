/** The password of every demo account, as the README says it. */
export const DEMO_PASSWORD = 'tsumugi-demo'
