// Link card of letters to the operators.
import { type Page, plainPage } from '../../platform/pages.ts'

export const inquiryPages: readonly Page[] = [plainPage('/inquiry', 'お問い合わせ', '運営への質問や連絡。')]
