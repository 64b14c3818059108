-- The nearest words in their order, straight from the index; the other kind finds all that are near enough, and reading the whole table seems cheaper then.
DROP INDEX "search_word_trigram_index";
CREATE INDEX "search_word_nearest_index" ON "search_word" USING gist ("word" gist_trgm_ops);
