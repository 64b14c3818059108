#!/usr/bin/env node
const [major] = process.versions.node.split('.').map(Number);

/* The command line as a package: for a repository that holds one remote. */
if (major < 24) {
  console.error(`vitrava needs Node 24 or newer; this is ${process.version}. Install it, e.g. from https://nodejs.org, and try again.`);
  process.exitCode = 3;
} else {
  const { runInTeamRepository } = await import('../dist/run.mjs');
  process.exitCode = await runInTeamRepository(process.argv.slice(2), process.cwd(), process.env);
}
