/** The shell's own middleware: it sees to it that the auth check has been made. All others are exposed by remotes and run in the browser. */
export const SHELL_MIDDLEWARE = 'auth';
