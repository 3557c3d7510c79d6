CREATE TABLE "story_time" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"ahead_ms" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "story_time_one" CHECK (id = 1 and ahead_ms >= 0)
);
--> statement-breakpoint
INSERT INTO story_time DEFAULT VALUES;
--> statement-breakpoint
-- Story time never goes back, whoever writes it.
CREATE FUNCTION story_time_forward_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.ahead_ms >= OLD.ahead_ms THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'story time goes forward only: % is refused', TG_OP USING ERRCODE = 'raise_exception';
END $$;
--> statement-breakpoint
CREATE TRIGGER story_time_forward_only BEFORE UPDATE OR DELETE ON story_time FOR EACH ROW EXECUTE FUNCTION story_time_forward_only();
--> statement-breakpoint
CREATE TRIGGER story_time_no_truncate BEFORE TRUNCATE ON story_time FOR EACH STATEMENT EXECUTE FUNCTION story_time_forward_only();
--> statement-breakpoint
-- Moves jobs that wait for a story date nearer, those that fall due to a moment soon. The tables of the queue are closed to the role
-- the server works as; this function is the door, beside enqueue_job.
CREATE FUNCTION move_story_jobs(job_names text[], moved interval, soon timestamptz) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  PERFORM graphile_worker.reschedule_jobs(ARRAY[id], run_at => greatest(run_at - moved, least(run_at, soon)))
  FROM graphile_worker.jobs WHERE task_identifier = ANY (job_names) AND locked_at IS NULL;
END $$;
