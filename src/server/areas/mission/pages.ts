// Link card of missions.
import { type Page, plainPage } from '../../platform/pages.ts'

export const missionPages: readonly Page[] = [plainPage('/mission', 'ミッション', 'めざすものと、とどいた報酬。')]
