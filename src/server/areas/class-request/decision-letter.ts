// The words of the mail that tells an applicant of a decision.
import { type ClassRequestKind, classRequestKindLabels } from '#rules/class-requests.ts'
import { shinseiStatus } from '#rules/codes/application.ts'
import { type CreatorType, creatorTypeLabels } from '#rules/codes/user.ts'
import type { MailLine } from '../../platform/mail/mail.ts'

type Decided = {
  kind: ClassRequestKind
  creatorKbn: number | null
  status: number
  reason: string | null
  userName: string
  worldName: string
}

/** Link to what comes next. */
const nextOf: Record<ClassRequestKind, { label: string; path: string }> = {
  master: { label: 'ユーザークラスを切り替える', path: '/myPage/account/userClass' },
  creator: { label: 'ユーザークラスを切り替える', path: '/myPage/account/userClass' },
  exam: { label: '書きたいワールドの許可を申請する', path: '/myPage/account/storySupporterPermission' },
  permission: { label: 'マスターの机を開く', path: '/myPage/scenario' },
}
const againOf: Record<ClassRequestKind, string> = {
  master: '/myPage/account/userClass',
  creator: '/myPage/account/userClass',
  exam: '/myPage/account/storySupporterExam',
  permission: '/myPage/account/storySupporterPermission',
}

export function decisionLetter(decided: Decided): { subject: string; lines: MailLine[] } {
  const { kind, creatorKbn, status, reason, userName, worldName } = decided
  const isApproved = status === shinseiStatus.approved
  const of =
    kind === 'creator' && creatorKbn !== null
      ? creatorTypeLabels[creatorKbn as CreatorType]
      : kind === 'permission'
        ? `「${worldName}」のストーリーサポーター`
        : classRequestKindLabels[kind]
  const what = kind === 'exam' ? of : `${of}の申請`
  const result = kind === 'exam' ? (isApproved ? '合格' : '不合格') : isApproved ? '承認' : '却下'
  const words = kind === 'exam' ? `の結果は${result}でした。` : `が${result}されました。`
  return {
    subject: `【つむぎ】${what}の結果のお知らせ`,
    lines: [
      `${userName} さん`,
      `${what}${words}`,
      ...(isApproved
        ? [nextOf[kind]]
        : [
            `理由：\n${reason ?? ''}`,
            'もう一度申請することができます。',
            { label: '申請の画面を開く', path: againOf[kind] },
          ]),
    ],
  }
}
