//# allFunctionsCalledOnLoad

import{t as e}from"./coin-CTQMD6yi.js";import{$ as t}from"./screens-CcucKQwE.js";import{j as n}from"./vendor-D_iKJM-m.js";import{r}from"./routes-player-DbJZ37tz.js";var i=n(),a=1,o=()=>(0,i.jsx)(e,{type:a,page:r.useSearch().page}),s=({context:{queryClient:e},deps:{page:n}})=>{e.prefetchQuery(t.ledger(a,n)).catch(()=>{})};export{o as component,s as loader};