/** Hash of the sources of the app. */
export declare const hashSources: () => string
/** Hash of the sources of the server. */
export declare const hashServerSources: () => string
/** Hash of the sources of the app in dist, or null. */
export declare const builtSources: () => string | null
/** Hash of the sources of the server in dist-server, or null. */
export declare const builtServerSources: () => string | null
