-- What characters are searched by, whoever writes them.
-- A text as it is searched: full and half width, capitals, hiragana and katakana are the same.
CREATE FUNCTION search_key(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(lower(normalize(given, nfkc)), 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽヾ', 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞ')
$$;
--> statement-breakpoint
-- The pieces of a text, of the given lengths, each once and with its mark; none of them has a space.
CREATE FUNCTION search_pieces(mark text, given text, sizes integer[]) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT mark || piece), '{}')
  FROM unnest(sizes) AS size, generate_series(1, char_length(given) - size + 1) AS place,
    substr(given, place, size) AS piece
  WHERE piece !~ '\s'
$$;
--> statement-breakpoint
-- The keys that every text with this word has: its pairs of letters, or the one letter it is.
CREATE FUNCTION search_word_keys(mark text, word text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT search_pieces(mark, word, CASE WHEN char_length(word) = 1 THEN '{1}'::integer[] ELSE '{2}'::integer[] END)
$$;
--> statement-breakpoint
CREATE FUNCTION character_search_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.search_text := search_key(new.character_full_name || E'\n' || new.kana);
  new.search_keys := CASE WHEN new.is_hidden THEN '{}' ELSE
    ARRAY['w:' || new.world_id, 'n:' || new.is_npc::text]
    || array_remove(ARRAY['a:' || new.class_a_id, 'k:' || new.class_b_id, 'k:' || new.class_c_id], NULL)
    || search_pieces('g:', new.search_text, '{1,2}')
    || search_pieces('t:', search_key(coalesce(new.shogo, '')), '{1,2}')
  END;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER character_search_keys BEFORE INSERT OR UPDATE OF character_full_name, kana, shogo, world_id, is_npc, is_hidden,
  class_a_id, class_b_id, class_c_id ON "character" FOR EACH ROW EXECUTE FUNCTION character_search_keys();
--> statement-breakpoint
-- in batches
-- Those that were there before get theirs.
UPDATE "character" SET kana = kana
WHERE character_id IN (SELECT character_id FROM "character" WHERE search_text = '' LIMIT 1000);
