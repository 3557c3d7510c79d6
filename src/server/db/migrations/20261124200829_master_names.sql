-- Scenarios are searched by the name that their master has as a master, else by the plain one.
CREATE OR REPLACE FUNCTION write_scenario_words(changed bigint) RETURNS void LANGUAGE sql AS $$
  INSERT INTO scenario_words (scenario_id, phase, world_id, words)
  SELECT p.scenario_id, p.phase, p.world_id,
    search_key(concat_ws(E'\n', s.title, coalesce(k.name, m.user_name), p.opening_comment, p.opening_content))
  FROM scenario_phase p JOIN scenario s ON s.scenario_id = p.scenario_id JOIN app_user m ON m.user_id = s.master_id
    LEFT JOIN user_class k ON k.user_id = s.master_id AND k.class_code = 1
  WHERE p.scenario_id = changed
  ON CONFLICT (scenario_id, phase) DO UPDATE SET words = excluded.words WHERE scenario_words.words <> excluded.words
$$;
--> statement-breakpoint
CREATE TRIGGER scenario_words_of_class AFTER INSERT OR UPDATE OF name ON user_class
  FOR EACH ROW WHEN (new.class_code = 1 AND new.name IS NOT NULL) EXECUTE FUNCTION master_name_changed();
