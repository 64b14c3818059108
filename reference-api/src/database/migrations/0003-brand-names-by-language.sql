-- Until the next seed both languages read the one name there was.
ALTER TABLE "brand" ALTER COLUMN "name" TYPE jsonb USING jsonb_build_object('ru', "name", 'en', "name");
