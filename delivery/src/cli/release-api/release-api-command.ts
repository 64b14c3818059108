import { type Command, InvalidArgumentError, Option } from 'commander';
import { type CommandContext, UsageError } from '../command/index.ts';

/** Where a release API listens. */
export interface ListenOptions {
  readonly host: string;
  /** 0 means a free port. */
  readonly port: number;
  /** Files of its certificate and key; null behind a proxy that ends TLS, or on one machine. */
  readonly tls: { readonly cert: string; readonly key: string } | null;
}

interface ListenFlags {
  readonly host: string;
  readonly port: number;
  readonly cert?: string;
  readonly key?: string;
}

/** `release-api`: lets teams with their own repository release into the store of this machine's environment. */
export function addReleaseApiCommand(
  program: Command,
  { addLocal }: Pick<CommandContext, 'addLocal'>,
  serve: (options: ListenOptions) => Promise<void>,
): void {
  addLocal(program, 'release-api', 'let teams elsewhere release over the network; runs until it is stopped (docs/decisions/041)', [
    'release-api',
    'release-api --host 0.0.0.0 --port 443 --cert release-api.pem --key release-api.key',
  ])
    .option('--host <address>', 'where it listens', '127.0.0.1')
    .addOption(new Option('--port <port>', 'its port; 0 for a free one').env('RELEASE_API_PORT').argParser(toPort).default(3003))
    .option('--cert <file>', 'its certificate, in PEM; without it a proxy must end TLS')
    .option('--key <file>', 'the private key of the certificate')
    .action(({ host, port, cert, key }: ListenFlags) => {
      if ((cert === undefined) !== (key === undefined)) throw new UsageError('A certificate needs its key: give both --cert and --key.');
      return serve({ host, port, tls: cert && key ? { cert, key } : null });
    });
}

function toPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535 && text.trim() !== '') return port;
  throw new InvalidArgumentError('It must be a whole number from 0 to 65535.');
}
