// Every table, for drizzle and its migrations. Each area keeps its own in areas/<area>/tables.ts.
export * from '../areas/character/tables.ts'
export * from '../areas/identity/tables.ts'
export * from '../areas/mission/tables.ts'
export * from '../areas/news/tables.ts'
export * from '../areas/ogp/tables.ts'
export * from '../areas/world/tables.ts'
export * from '../platform/ledger/tables.ts'
export * from '../platform/tables.ts'
