// Notices of what a user reached, applied for, or is told by the office.
import { type ApplicationKind, decisionText } from '../applications.ts'
import { type ClassRequestKind, classRequestKindLabels } from '../class-requests.ts'
import { type CreatorType, creatorTypeLabels } from '../codes/user.ts'
import type { NewsCategory } from '../news-address.ts'
import { DAY, defineNotice, HOUR } from './notice.ts'

export type ToldMission = { missionId: string; worldName: string; missionTitle: string; rewardText: string }
export type ToldApplication = {
  applicationId: number
  applicationKind: ApplicationKind
  name: string
  result: 'approved' | 'rejected'
  refundText: string
}
export type ToldClass = {
  requestId: number
  kind: ClassRequestKind
  creatorKbn: number | null
  worldName: string
  isApproved: boolean
  reason: string | null
}
export type ToldArticle = { postId: number; title: string; category: NewsCategory }
export type ToldOfficeNotice = { noticeId: number; title: string; worldName: string }

const article = (setting: 'news' | 'important', worthMinutes: number) =>
  defineNotice<ToldArticle>({
    setting,
    kind: 'news',
    worthMinutes,
    topic: ({ postId }) => `news:${postId}`,
    say: ({ postId, title }) => ({
      over: setting === 'important' ? '大事なお知らせ' : 'お知らせ',
      title,
      href: `/news/${postId}`,
      tone: 'info',
    }),
  })

/** Name of what was applied for, as its mail says it. */
export function classRequestName({
  kind,
  creatorKbn,
  worldName,
}: Pick<ToldClass, 'kind' | 'creatorKbn' | 'worldName'>): string {
  if (kind === 'creator' && creatorKbn !== null) return creatorTypeLabels[creatorKbn as CreatorType]
  return kind === 'permission' ? `「${worldName}」のストーリーサポーター` : classRequestKindLabels[kind]
}

const classResult = (told: ToldClass): string => {
  const name = classRequestName(told)
  return told.kind === 'exam'
    ? `${name}の結果は${told.isApproved ? '合格' : '不合格'}でした`
    : `${name}の申請が${told.isApproved ? '承認' : '却下'}されました`
}

const classLink = ({ kind, isApproved }: ToldClass): string => {
  if (!isApproved) return '申請の画面を開く'
  if (kind === 'exam') return '書きたいワールドの許可を申請する'
  return kind === 'permission' ? 'マスターの机を開く' : 'ユーザークラスを切り替える'
}

const classHref = (kind: ClassRequestKind, isApproved: boolean): string => {
  if (kind === 'permission') return isApproved ? '/myPage/scenario' : '/myPage/account/storySupporterPermission'
  if (kind === 'exam')
    return isApproved ? '/myPage/account/storySupporterPermission' : '/myPage/account/storySupporterExam'
  return '/myPage/account/userClass'
}

export const ownNotices = {
  'mission.reached': defineNotice<ToldMission>({
    setting: 'mission',
    kind: 'mission',
    worthMinutes: 12 * HOUR,
    topic: ({ missionId }) => `mission:${missionId}`,
    say: ({ worldName, missionTitle, rewardText }) => ({
      over: worldName ? `${worldName}・ミッション達成` : 'ミッション達成',
      title: missionTitle,
      trailing: rewardText,
      href: '/mission?tabNo=1',
      tone: 'alpaca',
    }),
  }),
  'application.decided': defineNotice<ToldApplication>({
    setting: 'application',
    kind: 'application',
    worthMinutes: 3 * DAY,
    topic: ({ applicationId }) => `application:${applicationId}`,
    say: ({ applicationKind, name, result, refundText }) => ({
      over: decisionText(applicationKind, result === 'approved'),
      title: name,
      ...(refundText ? { trailing: `${refundText} 返却` } : {}),
      href: '/myPage/applications',
      tone: result === 'approved' ? 'success' : 'info',
    }),
  }),
  'class.decided': defineNotice<ToldClass>({
    setting: 'class',
    kind: 'application',
    worthMinutes: 3 * DAY,
    topic: ({ requestId }) => `class:${requestId}`,
    say: told => {
      const { kind, isApproved } = told
      return {
        over: '申請の結果',
        title: classResult(told),
        href: classHref(kind, isApproved),
        tone: isApproved ? 'success' : 'info',
      }
    },
    letter: told => ({
      subject: `${classRequestName(told)}${told.kind === 'exam' ? '' : 'の申請'}の結果のお知らせ`,
      lines: [
        `${classResult(told)}。`,
        ...(told.isApproved ? [] : [`理由：\n${told.reason ?? ''}`, 'もう一度申請することができます。']),
        { label: classLink(told), path: classHref(told.kind, told.isApproved) },
      ],
    }),
  }),
  'news.published': article('news', 2 * DAY),
  'news.important': article('important', 7 * DAY),
  'office.notice': defineNotice<ToldOfficeNotice>({
    setting: 'notice',
    kind: 'desk',
    worthMinutes: 3 * DAY,
    topic: ({ noticeId }) => `officeNotice:${noticeId}`,
    say: ({ title, worldName }) => ({
      over: worldName ? `運営からマスターへ・${worldName}` : '運営からマスターへ',
      title,
      href: '/myPage/scenario/info',
      tone: 'info',
    }),
  }),
} as const
