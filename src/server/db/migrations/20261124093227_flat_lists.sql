DROP INDEX "scenario_filter";--> statement-breakpoint
DROP INDEX "scenario_phase_open";--> statement-breakpoint
DROP INDEX "scenario_phase_writing";--> statement-breakpoint
DROP INDEX "scenario_phase_next";--> statement-breakpoint
DROP INDEX "scenario_phase_newest";--> statement-breakpoint
ALTER TABLE "scenario_phase" ADD COLUMN "is_newest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "scenario_phase" ADD COLUMN "kind" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "scenario_phase" ADD COLUMN "difficulty_no" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "scenario_phase" ADD COLUMN "reward_no" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "scenario_phase" ADD COLUMN "text_type" text DEFAULT 'Normal' NOT NULL;--> statement-breakpoint
-- Facts of a scenario that its phases carry for the lists, kept by whoever changes either.
CREATE FUNCTION phase_with_scenario_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT s.phase = new.phase, s.kind, s.difficulty_no, s.reward_no, s.text_type
  INTO new.is_newest, new.kind, new.difficulty_no, new.reward_no, new.text_type
  FROM scenario s WHERE s.scenario_id = new.scenario_id;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER scenario_phase_facts BEFORE INSERT ON scenario_phase
  FOR EACH ROW EXECUTE FUNCTION phase_with_scenario_facts();
--> statement-breakpoint
CREATE FUNCTION scenario_facts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE scenario_phase p SET is_newest = p.phase = new.phase, kind = new.kind, difficulty_no = new.difficulty_no,
    reward_no = new.reward_no, text_type = new.text_type
  WHERE p.scenario_id = new.scenario_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER scenario_facts AFTER UPDATE OF phase, kind, difficulty_no, reward_no, text_type ON scenario
  FOR EACH ROW WHEN ((old.phase, old.kind, old.difficulty_no, old.reward_no, old.text_type)
    IS DISTINCT FROM (new.phase, new.kind, new.difficulty_no, new.reward_no, new.text_type))
  EXECUTE FUNCTION scenario_facts_changed();
--> statement-breakpoint
-- Those that were there before get theirs.
UPDATE scenario_phase p SET is_newest = p.phase = s.phase, kind = s.kind, difficulty_no = s.difficulty_no,
  reward_no = s.reward_no, text_type = s.text_type
FROM scenario s WHERE s.scenario_id = p.scenario_id;
--> statement-breakpoint
CREATE INDEX "scenario_staff" ON "scenario" USING btree ("scenario_id") WHERE is_staff;--> statement-breakpoint
CREATE INDEX "scenario_phase_seats" ON "scenario_phase" USING btree ("world_id",(case when (settings->>'seats')::int > seated then (settings->>'seats')::int - seated else 0 end) desc,(case state when 'completed' then null when 'reservation' then reservation_until
  when 'lottery' then draw_at when 'priority' then confirm_until when 'recruiting' then recruit_until
  when 'consultation' then playing_until else replay_due_at end),"scenario_id" DESC NULLS FIRST) WHERE is_newest and state in ('reservation', 'lottery', 'priority', 'recruiting', 'consultation');--> statement-breakpoint
CREATE INDEX "scenario_phase_kinds" ON "scenario_phase" USING btree ("world_id","kind","difficulty_no","reward_no","state") WHERE is_newest and state in ('reservation', 'lottery', 'priority', 'recruiting', 'consultation', 'resolving', 'late', 'completed');--> statement-breakpoint
CREATE INDEX "scenario_phase_due" ON "scenario_phase" USING btree ((case when state = 'awaitingPublication' then open_at when state = 'reservation' then reservation_until when state = 'lottery' then draw_at when state = 'priority' then confirm_until when state = 'recruiting' then recruit_until when state = 'consultation' then playing_until when state = 'resolving' then replay_due_at end),"scenario_id") WHERE state in ('awaitingPublication', 'reservation', 'lottery', 'priority', 'recruiting', 'consultation', 'resolving');--> statement-breakpoint
CREATE INDEX "scenario_phase_open" ON "scenario_phase" USING btree ("world_id",(case state when 'completed' then null when 'reservation' then reservation_until
  when 'lottery' then draw_at when 'priority' then confirm_until when 'recruiting' then recruit_until
  when 'consultation' then playing_until else replay_due_at end),"scenario_id" DESC NULLS FIRST) WHERE is_newest and state in ('reservation', 'lottery', 'priority', 'recruiting', 'consultation');--> statement-breakpoint
CREATE INDEX "scenario_phase_writing" ON "scenario_phase" USING btree ("world_id",(case state when 'completed' then null when 'reservation' then reservation_until
  when 'lottery' then draw_at when 'priority' then confirm_until when 'recruiting' then recruit_until
  when 'consultation' then playing_until else replay_due_at end),"scenario_id" DESC NULLS FIRST) WHERE is_newest and state in ('resolving', 'late');--> statement-breakpoint
CREATE INDEX "scenario_phase_next" ON "scenario_phase" USING btree ("world_id",(case state when 'completed' then null when 'reservation' then reservation_until
  when 'lottery' then draw_at when 'priority' then confirm_until when 'recruiting' then recruit_until
  when 'consultation' then playing_until else replay_due_at end),"scenario_id" DESC NULLS FIRST) WHERE is_newest and state in ('reservation', 'lottery', 'priority', 'recruiting', 'consultation', 'resolving', 'late', 'completed');--> statement-breakpoint
CREATE INDEX "scenario_phase_newest" ON "scenario_phase" USING btree ("world_id","state_since" DESC NULLS FIRST,"scenario_id" DESC NULLS FIRST) WHERE is_newest and state in ('reservation', 'lottery', 'priority', 'recruiting', 'consultation', 'resolving', 'late', 'completed');