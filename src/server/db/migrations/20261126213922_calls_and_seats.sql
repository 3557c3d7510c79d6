ALTER TABLE "scenario_cast_note" ADD COLUMN "calls" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "scenario_entry_seats" ON "scenario_entry" USING btree ("character_id","scenario_id","phase") WHERE state = 'seated';--> statement-breakpoint
CREATE INDEX "scenario_phase_open_kinds" ON "scenario_phase" USING btree ("world_id","kind","difficulty_no",(case state when 'completed' then null when 'reservation' then reservation_until
  when 'lottery' then draw_at when 'priority' then confirm_until when 'recruiting' then recruit_until
  when 'consultation' then playing_until else replay_due_at end),"scenario_id" DESC NULLS FIRST) WHERE is_newest and state in ('reservation', 'lottery', 'priority', 'recruiting', 'consultation');--> statement-breakpoint
CREATE INDEX "scenario_phase_running" ON "scenario_phase" USING btree ("scenario_id","phase") WHERE is_newest and state in ('reservation', 'lottery', 'priority', 'recruiting', 'consultation', 'resolving', 'late');