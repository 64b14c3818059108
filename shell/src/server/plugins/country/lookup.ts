import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import ipaddr from 'ipaddr.js';
import type { CountryResponse } from 'mmdb-lib';

/** Reads the country of an address, two capital letters; null when the table does not contain it. */
export type CountryLookup = (address: string) => Promise<string | null>;

const TABLE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';
const RETRY_MS = 60_000;

/** The table's record of an address: the flat form of ip-location-db, or MaxMind's own. */
interface TableEntry extends Partial<Pick<CountryResponse, 'country'>> {
  readonly country_code?: string;
}

interface Table {
  get(address: string): TableEntry | null;
}

export interface CountryLookupOptions {
  /** A table in MaxMind's format; null: the one that comes with the shop. */
  readonly tableFile: string | null;
  readonly onProblem: (error: unknown) => void;
}

/** A table in memory (8 MB), read with the first request; unreadable, it is tried again after a minute. */
export function createCountryLookup({ tableFile, onProblem }: CountryLookupOptions): CountryLookup {
  let table: Promise<Table | null> | null = null;
  let isReported = false;

  function reportOnce(error: unknown): void {
    if (!isReported) onProblem(error);
    isReported = true;
  }

  const open = (): Promise<Table | null> => {
    table ??= openTable(tableFile ?? createRequire(import.meta.url).resolve(TABLE)).catch((error: unknown) => {
      reportOnce(error);
      setTimeout(() => {
        table = null;
      }, RETRY_MS).unref();
      return null;
    });
    return table;
  };

  /** A table that lost a part on its way fails only when it is read. */
  function entryOf(known: Table | null, address: string): TableEntry | null {
    try {
      return known?.get(address) ?? null;
    } catch (error) {
      reportOnce(error);
      return null;
    }
  }

  return async (address) => {
    const plain = publicAddress(address);
    const entry = plain === null ? null : entryOf(await open(), plain);
    const code = entry?.country_code ?? entry?.country?.iso_code;
    return code !== undefined && /^[A-Z]{2}$/.test(code) && code !== 'ZZ' ? code : null;
  };
}

async function openTable(file: string): Promise<Table> {
  const [{ Reader }, content] = await Promise.all([import('mmdb-lib'), readFile(file)]);
  return new Reader<CountryResponse>(content);
}

/** The address in its plain form when it is one of the public internet, else null: country tables are known to guess there. */
function publicAddress(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  const plain = ipaddr.process(address);
  return plain.range() === 'unicast' ? plain.toString() : null;
}
