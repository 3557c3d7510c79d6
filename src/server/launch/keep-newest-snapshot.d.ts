/** Deletes every snapshot of a folder of migrations but that of the last migration in its journal. */
export declare const keepNewestSnapshot: (migrations: string) => void
