/** Builds the parts of app and server that are older than their sources; says whether both are up to date afterwards. */
export declare const buildIfChanged: () => boolean
/** Builds the server if its sources changed; says whether it is up to date afterwards. */
export declare const buildServerIfChanged: () => boolean
