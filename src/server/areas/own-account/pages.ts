// Link cards of the pages that the links of mails open.
import { type Page, plainPage } from '../../platform/pages.ts'

export const ownAccountPages: readonly Page[] = [
  plainPage('/mailChange', 'メールアドレスの変更', 'メールのリンクから、メールアドレスの変更を確認します。'),
  plainPage('/mailUndo', 'メールアドレスを元に戻す', 'メールのリンクから、メールアドレスの変更を取り消します。'),
]
