import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { AcquirerPayment, PaymentDraft, WebhookEvent } from '@vitrava/reference-api/acquirer';

export type PaymentStatus = AcquirerPayment['status'];

/** A payment as it is kept. Nothing of a card is ever among it. */
export interface StoredPayment {
  readonly id: string;
  readonly status: PaymentStatus;
  readonly draft: PaymentDraft;
  /** When a payment under check becomes paid. */
  readonly decidesAt: number | null;
}

export interface DueWebhook {
  readonly id: number;
  readonly url: string;
  readonly event: WebhookEvent;
  readonly attempts: number;
}

interface PaymentRow {
  readonly id: string;
  readonly status: PaymentStatus;
  readonly draft: string;
  readonly decides_at: number | null;
}

interface WebhookRow {
  readonly id: number;
  readonly url: string;
  readonly event: string;
  readonly attempts: number;
}

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS payment (
    id TEXT PRIMARY KEY, reference TEXT NOT NULL UNIQUE, status TEXT NOT NULL, draft TEXT NOT NULL, decides_at INTEGER
  );
  CREATE INDEX IF NOT EXISTS payment_decides_index ON payment (decides_at) WHERE decides_at IS NOT NULL;
  CREATE TABLE IF NOT EXISTS webhook (
    id INTEGER PRIMARY KEY AUTOINCREMENT, url TEXT NOT NULL, event TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, next_at INTEGER NOT NULL
  );
  CREATE INDEX IF NOT EXISTS webhook_next_index ON webhook (next_at);
`;

/** Payments and unsent webhooks, in a file of their own; without a folder they live in memory. */
export function openStore(folder: string | null) {
  if (folder !== null) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // One of before, too.
    chmodSync(folder, 0o700);
  }
  const db = new DatabaseSync(folder === null ? ':memory:' : path.join(folder, 'acquirer.sqlite'));
  db.exec(SCHEMA);

  const readOne = (query: string, value: string): StoredPayment | null => {
    const row = db.prepare(query).get(value) as unknown as PaymentRow | undefined;
    return row ? { id: row.id, status: row.status, draft: JSON.parse(row.draft) as PaymentDraft, decidesAt: row.decides_at } : null;
  };

  return {
    find: (id: string) => readOne('SELECT * FROM payment WHERE id = ?', id),
    findByReference: (reference: string) => readOne('SELECT * FROM payment WHERE reference = ?', reference),

    insert(id: string, draft: PaymentDraft): void {
      const insert = db.prepare("INSERT INTO payment (id, reference, status, draft) VALUES (?, ?, 'pending', ?) ON CONFLICT DO NOTHING");
      insert.run(id, draft.reference, JSON.stringify(draft));
    },

    /** Moves a payment on, only from the expected state, and with it the merchant's notification. */
    move(payment: StoredPayment, to: PaymentStatus, options: { decidesAt?: number; event?: WebhookEvent; now: number }): boolean {
      db.exec('BEGIN IMMEDIATE');
      try {
        const update = db.prepare('UPDATE payment SET status = ?, decides_at = ? WHERE id = ? AND status = ?');
        const isMoved = update.run(to, options.decidesAt ?? null, payment.id, payment.status).changes === 1;
        if (isMoved && options.event) {
          const insert = db.prepare('INSERT INTO webhook (url, event, next_at) VALUES (?, ?, ?)');
          insert.run(payment.draft.webhook_url, JSON.stringify(options.event), options.now);
        }
        db.exec('COMMIT');
        return isMoved;
      } catch (error) {
        db.exec('ROLLBACK');
        throw error;
      }
    },

    findDecided(now: number): string[] {
      const rows = db.prepare('SELECT id FROM payment WHERE decides_at <= ? LIMIT 100').all(now) as unknown as { id: string }[];
      return rows.map((row) => row.id);
    },

    findDueWebhooks(now: number): DueWebhook[] {
      const rows = db.prepare('SELECT * FROM webhook WHERE next_at <= ? ORDER BY id LIMIT 20').all(now) as unknown as WebhookRow[];
      return rows.map((row) => ({ ...row, event: JSON.parse(row.event) as WebhookEvent }));
    },

    removeWebhook(id: number): void {
      db.prepare('DELETE FROM webhook WHERE id = ?').run(id);
    },

    postponeWebhook(id: number, nextAt: number): void {
      db.prepare('UPDATE webhook SET attempts = attempts + 1, next_at = ? WHERE id = ?').run(nextAt, id);
    },

    close: () => db.close(),
  };
}

export type Store = ReturnType<typeof openStore>;
