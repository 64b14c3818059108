import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Workbench } from '../context/index.ts';
import { UsageError } from '../output/index.ts';

/** Where a door listens. */
export interface DoorOptions {
  readonly host: string;
  /** 0 means a free port. */
  readonly port: number;
  /** Files of its certificate and key; null behind a proxy that ends TLS, or on one machine. */
  readonly tls: { readonly cert: string; readonly key: string } | null;
}

interface DoorFlags {
  readonly host: string;
  readonly port: number;
  readonly cert?: string;
  readonly key?: string;
}

/** `door`: lets teams elsewhere release into the store of this machine's environment. */
export function addDoorCommand(program: Command, { look }: Pick<Workbench, 'look'>, serve: (options: DoorOptions) => Promise<void>): void {
  look(program, 'door', 'let teams elsewhere release over the network; runs until it is stopped (docs/decisions/041)', [
    'door',
    'door --host 0.0.0.0 --port 443 --cert door.pem --key door.key',
  ])
    .option('--host <address>', 'where it listens', '127.0.0.1')
    .addOption(new Option('--port <port>', 'its port; 0 for a free one').env('RELEASE_DOOR_PORT').argParser(toPort).default(3003))
    .option('--cert <file>', 'its certificate, in PEM; without it a proxy must end TLS')
    .option('--key <file>', 'the private key of the certificate')
    .action(({ host, port, cert, key }: DoorFlags) => {
      if ((cert === undefined) !== (key === undefined)) throw new UsageError('A certificate needs its key: give both --cert and --key.');
      return serve({ host, port, tls: cert && key ? { cert, key } : null });
    });
}

function toPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535 && text.trim() !== '') return port;
  throw new InvalidArgumentError('It must be a whole number from 0 to 65535.');
}
