// The letters of the languages that the alpha rules know (doc3 §5: "alpha variants", which the document does not list).

/** Letters beyond A to Z by language, in capitals; case does not count. */
const latin: Readonly<Record<string, string>> = {
  en: '',
  az: 'ÇĞİıÖŞÜƏ',
  cs: 'ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ',
  da: 'ÆØÅ',
  de: 'ÄÖÜß',
  es: 'ÁÉÍÑÓÚÜ',
  fr: 'ÀÂÆÇÉÈÊËÏÎÔŒÙÛÜŸ',
  hu: 'ÁÉÍÓÖŐÚÜŰ',
  it: '\u00C0-\u00FF',
  lt: 'ĄČĘĖĮŠŲŪŽ',
  nl: 'ÉËÏÓÖÜ',
  pl: 'ĄĆĘŚŁŃÓŻŹ',
  pt: 'ÃÁÀÂÇÉÊÍÕÓÔÚÜ',
  sk: 'ÁÄČĎÉÍĹĽŇÓŔŠŤÚÝŽ',
  sr: 'ČĆŽŠĐ',
  sv: 'ÅÄÖ',
  tr: 'ÇĞİıÖŞÜ',
}

/** Alphabets that are not Latin. */
const others: Readonly<Record<string, string>> = {
  // From hamza to yeh, and the vowel signs.
  ar: '\u0621-\u063A\u0641-\u0652\u0670',
  kz: 'А-ЯЁӘҰІҢҒҮҚӨҺ',
  ru: 'А-ЯЁ',
  uk: 'А-ЩЬЮЯЄІЇҐ',
}

/** The letters of each language as the inside of a character class. */
export const alphabets: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(latin).map(([language, letters]) => [language, `A-Z${letters}`])),
  ...others,
}
