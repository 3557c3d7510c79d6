CREATE INDEX "scenario_log_untold" ON "scenario_log" USING btree ("log_id") WHERE told_at is null;
