DROP INDEX "user_follow_character_followers";--> statement-breakpoint
CREATE INDEX "user_follow_character_followers" ON "user_follow_character" USING btree ("character_id","created_at","user_id");