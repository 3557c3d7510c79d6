-- Letters and pairs of letters of a text, each once and with its mark; none of them has a space. Longer texts than names: each
-- letter is looked at once.
CREATE FUNCTION text_pieces(mark text, given text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT mark || piece), '{}')
  FROM (SELECT letter, lead(letter) OVER (ORDER BY place) AS next
      FROM unnest(string_to_array(given, NULL)) WITH ORDINALITY AS split (letter, place)) AS letters,
    unnest(ARRAY[letter, letter || next]) AS piece
  WHERE piece !~ '\s'
$$;
--> statement-breakpoint
CREATE TABLE "scenario_words" (
	"scenario_id" bigint NOT NULL,
	"phase" smallint NOT NULL,
	"world_id" text NOT NULL,
	"words" text NOT NULL,
	CONSTRAINT "scenario_words_scenario_id_phase_pk" PRIMARY KEY("scenario_id","phase")
);
--> statement-breakpoint
ALTER TABLE "scenario_words" ADD CONSTRAINT "scenario_words_scenario_id_phase_scenario_phase_scenario_id_phase_fk" FOREIGN KEY ("scenario_id","phase") REFERENCES "public"."scenario_phase"("scenario_id","phase") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scenario_words_search" ON "scenario_words" USING gin (text_pieces(world_id || '/', words));--> statement-breakpoint
CREATE INDEX "scenario_filter" ON "scenario" USING btree ("world_id","kind","difficulty_no","reward_no","scenario_id");--> statement-breakpoint
CREATE INDEX "scenario_phase_open" ON "scenario_phase" USING btree ("world_id",(case state when 'completed' then null when 'reservation' then reservation_until
  when 'lottery' then draw_at when 'priority' then confirm_until when 'recruiting' then recruit_until
  when 'consultation' then playing_until else replay_due_at end),"scenario_id" DESC NULLS FIRST) WHERE state in ('reservation', 'lottery', 'priority', 'recruiting', 'consultation');--> statement-breakpoint
CREATE INDEX "scenario_phase_writing" ON "scenario_phase" USING btree ("world_id",(case state when 'completed' then null when 'reservation' then reservation_until
  when 'lottery' then draw_at when 'priority' then confirm_until when 'recruiting' then recruit_until
  when 'consultation' then playing_until else replay_due_at end),"scenario_id" DESC NULLS FIRST) WHERE state in ('resolving', 'late');--> statement-breakpoint
CREATE INDEX "scenario_phase_next" ON "scenario_phase" USING btree ("world_id",(case state when 'completed' then null when 'reservation' then reservation_until
  when 'lottery' then draw_at when 'priority' then confirm_until when 'recruiting' then recruit_until
  when 'consultation' then playing_until else replay_due_at end),"scenario_id" DESC NULLS FIRST) WHERE state in ('reservation', 'lottery', 'priority', 'recruiting', 'consultation', 'resolving', 'late', 'completed');--> statement-breakpoint
CREATE INDEX "scenario_phase_newest" ON "scenario_phase" USING btree ("world_id","state_since" DESC NULLS FIRST,"scenario_id" DESC NULLS FIRST) WHERE state in ('reservation', 'lottery', 'priority', 'recruiting', 'consultation', 'resolving', 'late', 'completed');--> statement-breakpoint
-- The words of a scenario as they are searched, of all its phases: title, master, opening.
CREATE FUNCTION write_scenario_words(changed bigint) RETURNS void LANGUAGE sql AS $$
  INSERT INTO scenario_words (scenario_id, phase, world_id, words)
  SELECT p.scenario_id, p.phase, p.world_id,
    search_key(concat_ws(E'\n', s.title, m.user_name, p.opening_comment, p.opening_content))
  FROM scenario_phase p JOIN scenario s ON s.scenario_id = p.scenario_id JOIN app_user m ON m.user_id = s.master_id
  WHERE p.scenario_id = changed
  ON CONFLICT (scenario_id, phase) DO UPDATE SET words = excluded.words WHERE scenario_words.words <> excluded.words
$$;
--> statement-breakpoint
CREATE FUNCTION scenario_words_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_scenario_words(new.scenario_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER scenario_words_of_phase AFTER INSERT OR UPDATE OF opening_comment, opening_content ON scenario_phase
  FOR EACH ROW EXECUTE FUNCTION scenario_words_changed();
--> statement-breakpoint
CREATE TRIGGER scenario_words_of_title AFTER UPDATE OF title, master_id ON scenario
  FOR EACH ROW EXECUTE FUNCTION scenario_words_changed();
--> statement-breakpoint
CREATE FUNCTION master_name_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_scenario_words(scenario_id) FROM scenario WHERE master_id = new.user_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER scenario_words_of_master AFTER UPDATE OF user_name ON app_user
  FOR EACH ROW WHEN (old.user_name IS DISTINCT FROM new.user_name) EXECUTE FUNCTION master_name_changed();
--> statement-breakpoint
-- Those that were there before get theirs.
SELECT write_scenario_words(scenario_id) FROM scenario;
