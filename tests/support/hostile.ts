// Hostile values, for tests that put them into every field of every call.

const deep = (depth: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

/** Values that a sloppy or hostile client sends as JSON. */
export const hostileValues: readonly [string, unknown][] = [
  ['null', null],
  ['true', true],
  ['false', false],
  ['zero', 0],
  ['minus zero', -0],
  ['a negative number', -1],
  ['a fraction', 1.5],
  ['a huge number', 1e308],
  ['a number beyond integers', 2 ** 53],
  ['a number beyond the column', 2_147_483_648],
  ['an empty text', ''],
  ['a space', ' '],
  ['a text of 1,000 characters', 'あ'.repeat(1_000)],
  ['a text of 10,000 characters', 'あ'.repeat(10_000)],
  ['a NUL', '\0'],
  ['a NUL inside', 'harbor\0'],
  ['a high surrogate alone', '\ud800'],
  ['a low surrogate alone', 'harbor\udfff'],
  ['a bidi override', '\u202eharbor'],
  ['a line break', 'harbor\r\nx-evil: 1'],
  ['a quote', "' or 1=1 --"],
  ['a path', '../../etc/passwd'],
  ['an encoded NUL', '%00'],
  ['a template', '{{7*7}}'],
  ['Arabic digits', '١'],
  ['full-width digits', '１'],
  ['an exponent', '1e3'],
  ['a sign', '+1'],
  ['white space around', ' 1 '],
  ['a hexadecimal', '0x10'],
  ['a number as text', '1'],
  ['NaN as text', 'NaN'],
  ['Infinity as text', 'Infinity'],
  ['a prototype name', '__proto__'],
  ['a constructor name', 'constructor'],
  ['an empty list', []],
  ['a list', ['harbor']],
  ['an empty object', {}],
  ['an object', { $gt: '' }],
  ['an object with a length', { length: 1, 0: 'a' }],
  ['a date', '2026-11-21T00:00:00Z'],
  ['something deep', deep(500)],
]

/** Fields that a client would like to set itself (B22). */
export const forbiddenFields: readonly string[] = [
  ...['userId', 'uid', 'user_id', 'publicUserId', 'ownerId', 'actorId', 'viewer', 'masterId', 'creatorId', 'sub'],
  ...['adminFlag', 'playerFlag', 'masterFlag', 'creatorFlag', 'lastUsedClass', 'lastClass', 'classList', 'role'],
  ...['premiumKbn', 'accountStatus', 'status', 'amount', 'totalLp', 'llamaPoint', 'alpacaCoin', 'balance', 'reward'],
  ...['price', 'coin', 'now', 'createdAt', 'receivedAt', 'period', 'access', 'effect', 'constructor', 'toString'],
]
