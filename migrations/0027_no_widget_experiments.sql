drop table widget_experiments;
drop table widget_hours;
