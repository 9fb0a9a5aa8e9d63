### Mistakes about problems.

no-problem = There is no problem “{ $problem }”.
unknown-subject = There are no problems about “{ $subject }”. There are some about: { $known }.
no-such-problems = No problem of “{ $game }” is like that.
