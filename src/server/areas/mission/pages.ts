// What missions say of themselves in link cards.
import { type Page, plainPage } from '../../platform/pages.ts'

export const missionPages: readonly Page[] = [plainPage('/mission', 'ミッション', 'めざすものと、とどいた報酬。')]
