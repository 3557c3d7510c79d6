DROP INDEX "scenario_phase_list";--> statement-breakpoint
ALTER TABLE "scenario" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "scenario_log" ADD COLUMN "told_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "scenario_phase_list" ON "scenario_phase" USING btree ("world_id","state","state_since","scenario_id");