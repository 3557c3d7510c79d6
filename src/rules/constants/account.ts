// Numbers of accounts, sign-up and sessions (constants.tsv; doc1 §§2.1, 4, 5, 7, 9). No code takes the counts, the bounds of codes, the
// upper ends of ages and the flags of creators: the tables of codes have them, and a test compares both.

export const loginFormModes = 3
export const signupSteps = 4
/** Approximate number of names in the thanks list of the login page; the office writes the list, of any length. */
export const supportersThanksCount = 130
export const userClassCount = 6
export const classCodeMin = 0
export const classCodeMax = 5

export const passwordMin = 6
export const passwordMax = 72
export const playerNameMax = 16

export const birthYearListYears = 60
export const birthMonthMin = 1
export const birthMonthMax = 12
export const birthDateStepDays = 1

/** First years of the second, third and fourth age category: 16, 18 and 20. */
export const ageBand1 = 16
export const ageBand1Upper = 17
export const ageBand2 = 18
export const ageBand2Upper = 19
export const ageBand3 = 20

export const defaultAccountStatus = 0
export const defaultPremiumKbn = 0
export const defaultKessaiHouhou = 0
export const defaultCreatorKbn = 0
export const defaultUserZokusei = 1

export const creatorFlagIllustrator = 1
export const creatorFlagVoice = 2
export const creatorFlagWriter = 3

export const signupTimeoutS = 6
export const signupTimeoutMs = signupTimeoutS * 1000
export const tokenRefreshMinutes = 10
export const tokenRefreshMs = tokenRefreshMinutes * 60_000
export const signOutRedirectDelayS = 1
export const signOutRedirectDelayMs = signOutRedirectDelayS * 1000
/** Upper bound of session ids, itself excluded. */
export const sessionIdMax = 1_000_000
export const mailHistoryWindowHours = 48

// The provider opens its window in this size itself; no rule of the product uses the two of the phone code.
export const socialPopupWidth = 500
export const socialPopupHeight = 600
export const phoneCodeDigits = 6
export const phoneResendCountdownS = 15
