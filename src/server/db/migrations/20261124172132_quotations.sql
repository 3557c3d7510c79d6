ALTER TABLE "quotation" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
-- A text as it is searched: without its notation, as readers see it, and its readings behind it.
CREATE FUNCTION story_search_key(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT search_key(concat_ws(E'\n',
    -- A bar before a bracket makes it a plain one; it is set aside until the others are gone.
    replace(translate(regexp_replace(regexp_replace(regexp_replace(given, '[｜|]《', E'\u0001', 'g'),
      '《《([^《》\n]*)》》', '\1', 'g'), '《[^《》\n]*》', '', 'g'), '｜|', ''), E'\u0001', '《'),
    (SELECT string_agg(found[1], E'\n') FROM regexp_matches(given, '《([^《》\n]+)》', 'g') AS found)))
$$;
--> statement-breakpoint
-- The words of a published replay: its body for everybody, or for its participants where the scenario is private, and each
-- part for those named in it. Of a replay that is not published there are none.
CREATE FUNCTION write_replay_words(of_scenario bigint, of_phase smallint) RETURNS void LANGUAGE sql AS $$
  DELETE FROM replay_words WHERE scenario_id = of_scenario AND phase = of_phase;
  INSERT INTO replay_words (scenario_id, phase, part, world_id, is_open, entry_ids, words)
  SELECT r.scenario_id, r.phase, 0, r.world_id, NOT s.is_private, array(
      SELECT e.entry_id FROM scenario_entry e
      WHERE e.scenario_id = r.scenario_id AND e.phase = r.phase AND e.state = 'seated' ORDER BY e.entry_id),
    story_search_key(r.replay->>'body')
  FROM scenario_replay r JOIN scenario s ON s.scenario_id = r.scenario_id
  WHERE r.scenario_id = of_scenario AND r.phase = of_phase AND r.state = 'published'
  UNION ALL
  SELECT r.scenario_id, r.phase, of_part.place, r.world_id, false,
    array(SELECT id::bigint FROM jsonb_array_elements_text(of_part.value->'entryIds') AS id),
    story_search_key(of_part.value->>'body')
  FROM scenario_replay r, jsonb_array_elements(r.replay->'partList') WITH ORDINALITY AS of_part (value, place)
  WHERE r.scenario_id = of_scenario AND r.phase = of_phase AND r.state = 'published';
$$;
--> statement-breakpoint
CREATE FUNCTION replay_words_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_replay_words(new.scenario_id, new.phase);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER replay_words_of_new AFTER INSERT ON scenario_replay
  FOR EACH ROW WHEN (new.state = 'published') EXECUTE FUNCTION replay_words_changed();
--> statement-breakpoint
CREATE TRIGGER replay_words_of_replay AFTER UPDATE OF state, replay ON scenario_replay
  FOR EACH ROW WHEN (new.state = 'published' OR old.state = 'published') EXECUTE FUNCTION replay_words_changed();
--> statement-breakpoint
CREATE FUNCTION replay_privacy_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_replay_words(scenario_id, phase) FROM scenario_replay WHERE scenario_id = new.scenario_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER replay_words_of_privacy AFTER UPDATE OF is_private ON scenario
  FOR EACH ROW WHEN (old.is_private IS DISTINCT FROM new.is_private) EXECUTE FUNCTION replay_privacy_changed();
--> statement-breakpoint
-- Those that were published before get theirs.
SELECT write_replay_words(scenario_id, phase) FROM scenario_replay WHERE state = 'published';
