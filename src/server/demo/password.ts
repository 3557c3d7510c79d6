/** The password of every demo account, also printed in the README. */
export const DEMO_PASSWORD = 'tsumugi-demo'
