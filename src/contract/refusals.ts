// Every refusal a call may answer, with its status. A call declares the ones it can give with `refuses(...)`; the text
// comes from the message catalogue, so that the contract, the answer and the documentation say the same.
import { type RefusalCode, refusals } from '#rules/messages/refusals.ts'

const statuses: Record<RefusalCode, number> = {
  BAD_INPUT: 400,
  MALFORMED: 400,
  TOO_LARGE: 413,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  KEY_MISSING: 400,
  KEY_REUSED: 422,
  TOO_MANY: 429,
  BUSY: 503,
  INTERNAL: 500,
  TIMEOUT: 503,
  ORIGIN: 403,
  LOGIN_FORMAT: 400,
  LOGIN_PASSWORD: 401,
  LOGIN_UNKNOWN: 401,
  LOGIN_OTHER: 401,
  SESSION_ENDED: 401,
  MISSION_NOT_FOUND: 404,
  MISSION_ALREADY_RECEIVED: 409,
  MISSION_NEEDS_CHARACTER: 422,
  MISSION_NO_CHARACTER: 422,
  CHARACTER_NOT_YOURS: 403,
  WORLD_NOT_FOUND: 404,
  NEWS_NOT_FOUND: 404,
  NOVEL_NOT_FOUND: 404,
  PREVIEW_NOT_THERE: 404,
  DRAFT_NOT_FOUND: 404,
  DRAFT_TOO_MANY: 422,
  DRAFT_COPY_TAKEN: 409,
  SNIPPET_TOO_MANY: 422,
  INTRODUCTION_TOO_LONG: 422,
  INQUIRY_EMPTY: 422,
  INQUIRY_TOO_LONG: 422,
  NEWS_CHANGED: 409,
  NEWS_STATE: 409,
  NEWS_WITHOUT_TEXT: 422,
  NEWS_PICTURE: 422,
  NOT_YOUR_CHARACTER: 403,
  COIN_SHORT: 422,
  TOKEN_SHORT: 422,
  ITEM_SHORT: 422,
  APPLICATION_NOT_FOUND: 404,
  APPLICATION_DECIDED: 409,
  APPLICATION_STALE: 409,
  APPLICATION_COIN: 409,
  SETTING_CHANGED: 409,
  SETTING_STATE: 409,
  ORIGINAL_NAME: 422,
  ORIGINAL_TEXT: 422,
  ORIGINAL_NOT_HELD: 422,
  ORIGINAL_APPLYING: 409,
  CLASS_TEXT: 422,
  CLASS_NUMBERS: 422,
  CLASS_NAME_TAKEN: 409,
  CLASS_TOO_MANY: 422,
  CLASS_NOT_FOUND: 404,
  REJECTION_REASON: 422,
}

export type Refusal = { status: number; message: string }

export const refusalOf = (code: RefusalCode): Refusal => ({ status: statuses[code], message: refusals[code] })

/** The error map of a call: the refusals it may give beyond those that every call may give. */
export function refuses<const Code extends RefusalCode>(...codes: Code[]): Record<Code, Refusal> {
  return Object.fromEntries(codes.map(code => [code, refusalOf(code)])) as Record<Code, Refusal>
}
