// Letters to the operators (お問い合わせ): their subjects and states.

export const inquirySubjects = ['bug', 'request', 'coin', 'report', 'other'] as const
export type InquirySubject = (typeof inquirySubjects)[number]
export const inquirySubjectLabels: Record<InquirySubject, string> = {
  bug: '不具合',
  request: 'ご要望',
  coin: '課金・コイン',
  report: '通報',
  other: 'その他',
}

export const inquiryStates = ['received', 'working', 'answered'] as const
export type InquiryState = (typeof inquiryStates)[number]
export const inquiryStateLabels: Record<InquiryState, string> = {
  received: '受付済',
  working: '対応中',
  answered: '回答済',
}

/** Limit of a letter, by the validator's count (rules §3). */
export const INQUIRY_BODY_MAX = 2_000
export const INQUIRY_PAGE_SIZE = 20
