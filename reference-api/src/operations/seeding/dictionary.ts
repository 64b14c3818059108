import { sql } from 'drizzle-orm';
import { lexemeOfTerm } from '../../catalogue/search/text-query/look-up/index.ts';
import { type Database, searchDemotion, searchLexeme, searchWordRole } from '../../database/index.ts';
import type { SeedDictionary } from '../../seed/index.ts';

/** Writes the roles of words, the terms that rank lower, and the lexemes by which goods are called with their number of main ingredients. */
export async function loadDictionary(db: Database, { wordRoles, demoted }: SeedDictionary): Promise<void> {
  const roles = Object.entries(wordRoles).flatMap(([role, words]) => words.map((word) => ({ word, role })));
  await db.delete(searchWordRole);
  if (roles.length > 0) await db.insert(searchWordRole).values(roles);
  await db.delete(searchDemotion);
  if (demoted.length > 0) await db.insert(searchDemotion).values(demoted.map((term) => ({ lexeme: lexemeOfTerm(term) })));
  await db.delete(searchLexeme);
  await db.execute(sql`insert into search_lexeme (lexeme, ingredients)
    select word.lexeme, count(distinct ingredient_id)::int from search_entry e cross join unnest(e.names) as word
      left join product_ingredient pi on pi.product_id = e.product_id and pi.position = 0
    where word.weights && '{A,B}' group by word.lexeme`);
}
