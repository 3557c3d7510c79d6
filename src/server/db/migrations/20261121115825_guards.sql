-- What no role may do to the ledger, and what every transfer must satisfy, whoever writes it (reliability rules 13, 21).
CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only: % on % is refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'raise_exception';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entry_append_only BEFORE UPDATE OR DELETE ON ledger_entry FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entry_no_truncate BEFORE TRUNCATE ON ledger_entry FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_transfer_append_only BEFORE UPDATE OR DELETE ON ledger_transfer FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_transfer_no_truncate BEFORE TRUNCATE ON ledger_transfer FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
-- All entries of a transfer are inserted by one statement, so the sum can be judged when it ends.
CREATE FUNCTION ledger_check_sum() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM added JOIN ledger_account ON ledger_account.id = added.account_id
    GROUP BY added.transfer_id, ledger_account.currency HAVING sum(added.amount) <> 0
  ) THEN
    RAISE EXCEPTION 'the entries of a transfer do not net to zero' USING ERRCODE = 'raise_exception';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entry_sum AFTER INSERT ON ledger_entry REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_check_sum();
--> statement-breakpoint
-- A user's mission moves from 1 to 2 and never back; its identity never changes.
CREATE FUNCTION user_mission_forward_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status < OLD.status OR (NEW.user_id, NEW.mission_id, NEW.period) IS DISTINCT FROM (OLD.user_id, OLD.mission_id, OLD.period) THEN
    RAISE EXCEPTION 'a received reward stays received' USING ERRCODE = 'raise_exception';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER user_mission_forward_only BEFORE UPDATE ON user_mission FOR EACH ROW EXECUTE FUNCTION user_mission_forward_only();
--> statement-breakpoint
-- Queues a background job in the caller's transaction. The job tables belong to the owner of the schema and are closed to
-- the role the server works as; this function is the one door.
CREATE FUNCTION enqueue_job(job_name text, job_payload json, the_job_key text, the_run_at timestamptz) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  PERFORM graphile_worker.add_job(job_name, job_payload, run_at => the_run_at, job_key => the_job_key, max_attempts => 25);
END $$;
