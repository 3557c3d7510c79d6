/** Address of the demo account whose user has asked to leave. */
export const LEAVER_MAIL = 'demo-leaving@example.com'
