-- Every key names its world, so that the index need not be asked for the whole world as well; one character of 256 has the key
-- of the sample, by which a search guesses how many it would find.
CREATE OR REPLACE FUNCTION character_search_keys() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  world text := new.world_id || '/';
BEGIN
  new.search_text := search_key(new.character_full_name || E'\n' || new.kana);
  new.search_keys := CASE WHEN new.is_hidden THEN '{}' ELSE
    array_remove(ARRAY[
      world || 'n:' || new.is_npc::text,
      world || 'a:' || new.class_a_id, world || 'k:' || new.class_b_id, world || 'k:' || new.class_c_id,
      CASE WHEN hashtext(new.character_id) % 256 = 0 THEN world || 's:' END], NULL)
    || search_pieces(world || 'g:', new.search_text, '{1,2}')
    || search_pieces(world || 't:', search_key(coalesce(new.shogo, '')), '{1,2}')
  END;
  RETURN new;
END $$;
--> statement-breakpoint
-- in batches
-- Those that were there before get theirs.
UPDATE "character" SET kana = kana WHERE character_id IN (SELECT character_id FROM "character"
  WHERE NOT is_hidden AND NOT search_keys @> ARRAY[world_id || '/n:' || is_npc::text] LIMIT 1000);
