/** Whether the app and the server are built from the sources as they are now; builds first what is not. */
export declare const buildIfChanged: () => boolean
/** The same for the server alone. */
export declare const buildServerIfChanged: () => boolean
