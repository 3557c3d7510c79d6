/** Deletes all snapshots in a folder of migrations except that of the last migration in its journal. */
export declare const keepNewestSnapshot: (migrations: string) => void
